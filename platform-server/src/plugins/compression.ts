import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';

/** Answers that are made for each request; files of builds are compressed when they are built, uploads are as they are. */
const compressed = /^(application\/json|text\/html)\b/;
/** Below this many bytes an answer fits one packet anyway. */
const threshold = 1024;
/** Up to this many bytes are compressed where they are, in less time than handing them over would take. */
const atOnce = 32 * 1024;

/**
 * Compresses JSON and pages for who accepts it. The levels are low: a page of a list becomes a sixth in 0.2 ms, and higher ones
 * cost more time than the bytes they save.
 */
export const compression = fastifyPlugin(async (app) => {
  await app.register(compress, {
    // Nobody needs to send compressed bodies, and what a small one can become has no limit.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold,
    syncThreshold: atOnce,
    customTypes: compressed,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    },
    zlibOptions: { level: 3 },
  });
});
