import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { startJobs } from './jobs/index.ts';
import { ensureFirstAdmin } from './modules/organisation/index.ts';
import { type OpenPlatform, openPlatform } from './open-platform.ts';

/** A server that answers. */
export interface RunningServer extends Pick<OpenPlatform, 'platform' | 'services'> {
  /** Where it listens, with the port that was really taken. */
  readonly url: string;
  /**
   * Finishes the requests under way (up to ten seconds; then those connections are cut), then closes the jobs and the
   * database. Safe to call twice.
   */
  stop(): Promise<void>;
}

/** Starts the whole server: database, jobs, HTTP. */
export async function startServer(config: Config, { graceMs = 10_000 } = {}): Promise<RunningServer> {
  const { platform, services, databaseUrl, close } = await openPlatform(config);
  const { connections, log, now } = platform;
  const { http, stopAccepting } = await buildApp(platform, services);
  try {
    const admin = await ensureFirstAdmin(platform);
    if (admin !== null) log.info(admin, 'the first administrator is made');
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const removeStoredFile = services.fileStore.remove;
  const jobs = await startJobs({ url: databaseUrl, context: { connections, log, now, removeStoredFile } }).catch(
    async (error: unknown) => {
      await http.close();
      await close();
      throw error;
    },
  );
  const { port } = http.server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    stopAccepting();
    // A request that never ends, such as an upload that hangs, must not keep the process.
    const cutting = setTimeout(() => http.server.closeAllConnections(), graceMs);
    await http.close();
    clearTimeout(cutting);
    await jobs.stop();
    await close();
  };
  return { url: `http://${config.host}:${port}`, platform, services, stop: () => (stopping ??= stop()) };
}
