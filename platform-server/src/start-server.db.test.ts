import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { createTestDatabase } from './database/testing.ts';
import { startServer } from './start-server.ts';

test('a request that never ends does not keep the server from stopping', async () => {
  const database = await createTestDatabase();
  const home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const environment = { PORT: '0', PORTICO_HOME: home, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const server = await startServer(readConfig(environment), { graceMs: 300 });
  const broken = new Promise((done) => {
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const hanging = request(`${server.url}/api/login/logout`, { method: 'POST', headers });
    hanging.on('error', done);
    hanging.write('{"');
  });
  await new Promise((done) => setTimeout(done, 100));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const begun = Date.now();
  await server.stop();
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(await broken).toMatchObject({ code: 'ECONNRESET' });
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});
