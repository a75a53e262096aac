import { loadPatterns } from '@portico/shared-kit/expressions';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { type OpenOptions, openDatabase } from './database/index.ts';
import { logFile } from './log-file.ts';
import { newId } from './new-id.ts';
import type { Platform } from './platform.ts';
import { closeHome } from './private-files.ts';
import { buildServices, type Services } from './services.ts';

/** The platform with an open database, and what closes it. */
export interface OpenPlatform {
  readonly platform: Platform;
  readonly services: Services;
  /** The database's address with its password: for the job queue. */
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** The organisation of an installation that serves only one. */
const onlyCorp = 'main';

/** Options of a start besides its configuration. */
export interface PlatformOptions {
  /** The log in the place of standard output. */
  readonly log?: Logger;
  /** With `onLost` the embedded database is started again when it ends. */
  readonly database?: OpenOptions;
}

function openLog({ logLevel: level, logFile: path }: Config): Logger {
  return path === undefined ? pino({ level }) : pino({ level }, logFile(path));
}

/** Opens the database, brings it up to date and wires the services; no port is opened. */
export async function openPlatform(
  config: Config,
  { log = openLog(config), database: options }: PlatformOptions = {},
): Promise<OpenPlatform> {
  await loadPatterns();
  const database = await openDatabase(config, log, options);
  closeHome(config.home, config.databaseUrl === undefined && process.getuid?.() === 0);
  const platform: Platform = {
    config,
    connections: database,
    log,
    corpId: onlyCorp,
    now: () => new Date(),
    newId,
  };
  return { platform, services: buildServices(platform), databaseUrl: database.url, close: database.close };
}
