/** The site's files: how the page and its worker come by them, here from the host. The site as one file has its own in
 * place of this module: web/single/. */

import { ownProgram } from "./trusted.js";

/** What the site's relative addresses are meant for. */
export const BASE = globalThis.document?.baseURI ?? "";

/**
 * A file as it comes, to be read once.
 * @param {string} address below the base, or as a whole
 * @returns {Promise<Response>}
 */
export const openFile = (address) => fetch(address);

/** Make ready what the first worker needs: nothing, where the host has it. */
export const prepare = async () => {};

/**
 * A program, with what it exports.
 * @param {string} address
 * @returns {Promise<any>}
 */
export const bringModule = (address) => import(address);

/**
 * A worker that runs a program.
 * @param {string} address
 */
export const makeWorker = (address) => new Worker(ownProgram(address), { type: "module" });
