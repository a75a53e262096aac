import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { registerBuildFiles } from './static.routes.ts';

test('a thread made of a file of a build may compile WebAssembly and fetches nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-builds-'));
  const app = Fastify();
  try {
    mkdirSync(join(root, 'shell-host', 'one'), { recursive: true });
    writeFileSync(join(root, 'shell-host', 'one', 'script.worker.js'), '1');
    await registerBuildFiles(app, { root });
    const { statusCode, headers } = await app.inject('/builds/shell-host/one/script.worker.js');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(["default-src 'none'", "script-src 'wasm-unsafe-eval'", "frame-ancestors 'none'"]);
  } finally {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  }
});
