import { join } from 'node:path';
import { startTemporaryPortal } from '../tools/run/temporary-portal.ts';

/** Where the tests find the server's address and its log. */
export const addressVariable = 'PORTICO_E2E_URL';
export const logVariable = 'PORTICO_E2E_LOG';

/** What the header of the demo leads to outside of the portal; nobody follows it. */
const links = {
  BACK_STAGE_URL: 'https://manage.example/',
  HELP_MANUAL_URL: 'https://help.example/{locale}/',
  CUSTOMER_SERVICE_URL: 'tel:+8610-12345678',
};

/**
 * Starts one server with the demo, for all tests that share it, and returns what stops it. Where PORTICO_E2E_URL names
 * a server with the demo already, that one is used. Playwright takes a default export only.
 */
export default async function startDemo(): Promise<() => Promise<void>> {
  if (process.env[addressVariable]) return () => Promise.resolve();
  const log = join(import.meta.dirname, 'results/server.log');
  const { url, stop } = await startTemporaryPortal({
    name: 'demo',
    firstPort: 18_080,
    log,
    env: links,
    withDemo: true,
  });
  // The server is a process group of its own, so that a run that is ended from outside must end it.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  process.env[addressVariable] = url;
  process.env[logVariable] = log;
  return stop;
}
