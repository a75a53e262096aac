import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import {
  callService,
  type JobContext,
  type JobQueue,
  makeIndexes,
  startJobs,
  workImports,
  workRecordJobs,
  writeExports,
  writePrintFiles,
} from './jobs/index.ts';
import { ensureFirstAdmin } from './modules/organisation/index.ts';
import { requireNoPublicPasswords } from './modules/session/index.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';
import { type OpenPlatform, openPlatform, type PlatformOptions } from './open-platform.ts';

/** A server that answers. */
export interface RunningServer extends Pick<OpenPlatform, 'platform' | 'services'> {
  /** Address on which it listens, with the port that was really taken. */
  readonly url: string;
  /**
   * Finishes the requests under way (up to ten seconds; then those connections are cut), then closes the jobs and the
   * database. Safe to call twice.
   */
  stop(): Promise<void>;
}

interface StartOptions extends PlatformOptions {
  /** Ms that a stop waits for requests under way. */
  readonly graceMs?: number;
}

/** Starts the whole server: database, jobs, HTTP. Throws in production while an account has a public password. */
export async function startServer(
  config: Config,
  { graceMs = 10_000, ...options }: StartOptions = {},
): Promise<RunningServer> {
  const { platform, services, databaseUrl, close } = await openPlatform(config, options);
  const { log } = platform;
  const { http, stopAccepting } = await buildApp(platform, services);
  try {
    if (config.isProduction) await requireNoPublicPasswords(platform);
    const admin = await ensureFirstAdmin(platform);
    if (admin !== null) log.info(admin, 'the first administrator is made');
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { timerSeconds } = config;
  const context = contextOf(platform, services);
  const jobs = await startJobs({ url: databaseUrl, context, timerSeconds }).catch(async (error: unknown) => {
    await http.close();
    await close();
    throw error;
  });
  handOver(services, jobs);
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

/** From now on what services leave to be done in the background is done. */
function handOver(
  { modelIndexes, records, exports, imports, printFiles, serviceCalls }: Services,
  jobs: JobQueue,
): void {
  modelIndexes.handOver(() => jobs.send(makeIndexes, {}, { key: 'wanted' }));
  records.jobs.handOver(() => jobs.send(workRecordJobs, {}, { key: 'wanted' }));
  exports.handOver(() => jobs.send(writeExports, {}, { key: 'wanted' }));
  printFiles.handOver(() => jobs.send(writePrintFiles, {}, { key: 'wanted' }));
  imports.handOver(() => jobs.send(workImports, {}, { key: 'wanted' }));
  serviceCalls.handOver(async (trx, input, startAfter) => {
    const key = `${input.activityId} ${input.round} ${input.attempt}`;
    await jobs.send(callService, input, { trx, key, ...(startAfter === undefined ? {} : { startAfter }) });
  });
}

/** Returns the context that jobs work with. */
function contextOf({ connections, log, now }: Platform, services: Services): JobContext {
  return {
    connections,
    log,
    now,
    removeStoredFile: services.fileStore.remove,
    purgeRecycleBin: services.records.recycleBin.purgeExpired,
    makeIndexes: services.modelIndexes.work,
    workRecordJobs: services.records.jobs.work,
    writeExports: services.exports.work,
    writePrintFiles: services.printFiles.work,
    workImports: services.imports.work,
    processDueTimers: services.workflow.timers.processDue,
    callService: services.workflow.serviceCalls.call,
    checkSubscriptions: services.subscriptions.check,
    processDueDelegations: services.delegations.processDue,
    sealAudit: services.audit.seal,
    pruneAudit: services.audit.prune,
  };
}
