import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyInstance } from 'fastify';
import { makePrivateFolder } from '../../private-files.ts';

const packageName = /^[a-z][a-z0-9-]*$/;
const buildId = /^[\w.-]+$/;
const filePath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const page = /\.html$/;

/**
 * The policy of threads that are made of a file: it may compile the interpreter of scripts and fetches nothing at all. To other files, which
 * are no pages, it says nothing.
 */
const threadPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

interface FileAddress {
  readonly package: string;
  readonly build: string;
  readonly '*': string;
}

/**
 * Serves the files of builds below `/builds/<package>/<build>/`. A build never changes, so its files are immutable for
 * a year, and go out in the compressed form that the build made. A file that is not there is gone: 410 and the
 * envelope, never a page. `root` is the folder of the builds.
 */
export async function registerBuildFiles(app: FastifyInstance, { root }: { readonly root: string }): Promise<void> {
  makePrivateFolder(root);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, decorateReply: true });
  app.get<{ Params: FileAddress }>('/builds/:package/:build/*', { schema: { hide: true } }, async (request, reply) => {
    const { package: name, build, '*': file } = request.params;
    const isNamed = packageName.test(name) && buildId.test(build) && filePath.test(file) && !page.test(file);
    const path = join(name, build, file);
    if (!isNamed || !(await isFile(join(root, path)))) {
      reply.header('Cache-Control', 'no-store');
      throw appError('buildMissing', { file });
    }
    reply.header('Access-Control-Allow-Origin', '*').header('Content-Security-Policy', threadPolicy);
    return reply.sendFile(path, { maxAge: '365d', immutable: true });
  });
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
