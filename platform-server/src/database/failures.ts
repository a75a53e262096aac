import { AppError } from '@portico/shared-kit/errors';

/** The meaning of a failure for the database itself, whatever was asked of it. */
export type DatabaseTrouble = 'away' | 'disk-full' | 'read-only';

/** SQLSTATE: connections, a server that ends, starts or was ended from outside. */
const awayStates = /^(08|57P0[1-3]$)/;
const troubleOfState: Readonly<Record<string, DatabaseTrouble>> = { '53100': 'disk-full', '25006': 'read-only' };

/** Messages without a code of the driver and of the job queue beside it, when a connection broke or could not be made. */
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|LISTEN\/NOTIFY)/;

/** The system's words for a server that is not there, or not there any more. */
const unreachable: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

const rowOfTrouble = {
  away: 'databaseUnreachable',
  'disk-full': 'databaseFull',
  'read-only': 'databaseReadOnly',
} as const;

/** The name of the catalogue's row for a trouble of the database. */
export function nameOfTrouble(trouble: DatabaseTrouble): (typeof rowOfTrouble)[DatabaseTrouble] {
  return rowOfTrouble[trouble];
}

/** The trouble of the database that a failure tells of; undefined for a failure of what was asked. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof AppError) {
    return (Object.keys(rowOfTrouble) as DatabaseTrouble[]).find((each) => rowOfTrouble[each] === error.errorName);
  }
  const { code, message } = factsOf(error);
  const isAway = awayStates.test(code) || unreachable.includes(code) || connectionLost.test(message);
  return isAway ? 'away' : troubleOfState[code];
}

/** Returns whether nobody gave back a connection in time, which may have any reason. */
export function isWaitTooLong(error: unknown): boolean {
  return factsOf(error).message.startsWith('timeout exceeded when trying to connect');
}

/** The job queue hands on what it caught as a plain object. */
function factsOf(error: unknown): { readonly code: string; readonly message: string } {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
