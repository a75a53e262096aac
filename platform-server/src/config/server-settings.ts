import { join, resolve } from 'node:path';
import { Type } from 'typebox';
import { proxiesOf } from '../networks.ts';
import { text, variable, whole } from './setting.ts';

const databaseAddress = text(
  'an address such as postgresql://user:password@host:5432/database',
  '^postgres(ql)?://[^/]+/.+',
);
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings of where the process listens, what it keeps, and what it writes to its log. */
export const processSettings = {
  /** 0: any free port. */
  port: variable('PORT', {
    schema: whole(0, 65_535),
    default: 8080,
    description: 'port; `npm start` takes the next free one when 8080 is taken and `PORT` is not set',
  }),
  host: variable('HOST', {
    schema: text('the address to listen on'),
    // On a developer's machine nobody else may reach it unless asked for.
    default: '127.0.0.1',
    defaultInProduction: '0.0.0.0',
    description: 'address to listen on',
  }),
  /** Absolute path of the folder for everything the server keeps: embedded database, files, secrets. */
  home: variable('PORTICO_HOME', {
    schema: text('a folder'),
    defaultInWords: '`.portico` in the repository',
    parse: (folder = join(import.meta.dirname, '../../../.portico')) => resolve(folder),
    description: 'the data folder',
  }),
  /** undefined: the embedded database. */
  databaseUrl: variable('DATABASE_URL', {
    schema: databaseAddress,
    defaultInWords: 'the embedded PostgreSQL',
    isSecret: true,
    description: 'an outside PostgreSQL, 15 or newer',
  }),
  /** A replica for lists and exports; undefined: the primary serves them. */
  readDatabaseUrl: variable('READ_DATABASE_URL', {
    schema: databaseAddress,
    defaultInWords: '`DATABASE_URL`',
    isSecret: true,
    description: 'a replica for lists, see below',
  }),
  databasePoolSize: variable('DATABASE_POOL_SIZE', {
    schema: whole(1, 500),
    default: 10,
    description: 'connections of one process, 1 to 500, as many for lists; jobs and their queue, eight more',
  }),
  isProduction: variable('NODE_ENV', {
    schema: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
      description: 'production, development or test',
    }),
    default: 'development',
    parse: (mode) => mode === 'production',
    description: '`production` listens on all addresses, allows no overrides and no public passwords',
  }),
  logLevel: variable('LOG_LEVEL', {
    schema: Type.Enum(levels, { description: `one of ${levels.join(', ')}` }),
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
  }),
  /** Absolute path of the file that the log goes to; undefined: standard output. */
  logFile: variable('LOG_FILE', {
    schema: text('a file'),
    defaultInWords: 'standard output',
    parse: (file) => (file === undefined ? undefined : resolve(file)),
    description: 'the file that the log goes to',
  }),
};

/** Limits of what a process takes, how often it looks at what is due, and how long it keeps what happened. */
export const limitSettings = {
  /** The largest file that is taken, in megabytes of 1024 x 1024 bytes. */
  maxFileMegabytes: variable('MAX_FILE_MB', {
    schema: whole(1, 10_000),
    default: 100,
    description: 'largest file that is taken',
  }),
  /** The largest spreadsheet that is imported, in megabytes of 1024 x 1024 bytes. */
  maxImportMegabytes: variable('MAX_IMPORT_MB', {
    schema: whole(1, 2_000),
    default: 500,
    description: 'largest spreadsheet that is imported, 1 to 2,000',
  }),
  /** Connections that are held at once; one more is closed. */
  maxConnections: variable('MAX_CONNECTIONS', {
    schema: whole(10, 100_000),
    default: 2000,
    description: 'connections that one process holds at once, 10 to 100,000',
  }),
  /** Returns whether what a connection from this address says of other addresses and of https is believed. */
  isProxy: variable('TRUSTED_PROXIES', {
    schema: text('addresses or networks'),
    parse: proxiesOf,
    description: 'addresses or networks of the proxies in front, separated by spaces, see TLS',
  }),
  /** Seconds between two looks at what is due: time limits and timers of workflows, delegations. */
  timerSeconds: variable('TIMER_SECONDS', {
    schema: whole(1, 60),
    default: 60,
    description: 'seconds between two looks at what is due in workflows and of delegations, 1 to 60',
  }),
  /** Days for which the audit trail is kept. */
  auditDays: variable('AUDIT_DAYS', {
    schema: whole(30, 36_500),
    default: 400,
    description: 'how many days the audit trail is kept, 30 to 36,500',
  }),
};
