import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { compile } from '../tools/build/compile.ts';
import { precompress } from '../tools/build/precompress.ts';
import { productionConfig } from '../tools/build/webpack-config.ts';
import { inRoot } from '../tools/federation/workspace.ts';

/** Path of the browser for the benches that drive one. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
};

/** A page of a bench's own, built like the product and served without a server of the product behind it. */
export interface BarePage {
  readonly url: string;
  stop(): void;
}

/**
 * Builds `bench/<name>/page/main.tsx` with the product's own configuration and serves it, its files compressed as the
 * product's are. `texts` are further answers by path, such as data as JSON.
 */
export async function startBarePage(name: string, texts: Readonly<Record<string, string>> = {}): Promise<BarePage> {
  const outputPath = inRoot('.cache', 'bench', name);
  const options = { packageName: 'bench', uniqueName: `bench-${name}`, publicPath: '/', outputPath, plugins: [] };
  const compilation = await compile(productionConfig({ ...options, entry: { page: `./${name}/page/main.tsx` } }));
  await precompress(outputPath);
  const files = compilation.entrypoints.get('page')?.getFiles() ?? [];
  const answers: Readonly<Record<string, string>> = { ...texts, '/': pageOf(files) };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    response.setHeader('content-type', types[extname(path)] ?? 'text/html');
    const answer = answers[path];
    if (answer !== undefined) return response.end(answer);
    const file = join(outputPath, path);
    // Small files travel as they are.
    if (existsSync(`${file}.br`)) response.setHeader('content-encoding', 'br').end(readFileSync(`${file}.br`));
    else if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() };
}

function pageOf(files: readonly string[]): string {
  const tags = files.map((file) =>
    file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<script defer src="/${file}"></script>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${tags.join('')}<body></body></html>`;
}
