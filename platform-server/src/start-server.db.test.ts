import { once } from 'node:events';
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
  // The server asks for the body once it has taken the request up; half of it is all it ever gets.
  const headers = { 'content-type': 'application/json', 'content-length': '100', expect: '100-continue' };
  const hanging = request(`${server.url}/api/login/logout`, { method: 'POST', headers });
  const broken = once(hanging, 'error');
  hanging.flushHeaders();
  await once(hanging, 'continue');
  hanging.write('{"');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // Were the request not cut, this would never be over.
  await server.stop();
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});
