import { startTestServer } from '../../platform-server/src/database/testing-server.ts';

/**
 * Once per run: a PostgreSQL server and a migrated template database, from which every test file gets its copy.
 * The workers find it by PORTICO_TEST_SERVER; a run with TEST_DATABASE_URL set uses that server instead of its own.
 */
export default async function setUp() {
  const server = await startTestServer(process.env.TEST_DATABASE_URL);
  process.env.PORTICO_TEST_SERVER = server.url;
  globalThis.porticoTestServer = server;
  // A run that is told to end leaves no server behind.
  process.once('SIGINT', () => void server.stop().finally(() => process.exit(130)));
}
