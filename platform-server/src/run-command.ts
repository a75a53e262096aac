import { userInfo } from 'node:os';
import { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { readConfig } from './config.ts';
import { inAuditScope } from './modules/audit/index.ts';
import { type OpenPlatform, openPlatform } from './open-platform.ts';

interface Command {
  readonly usage: string;
  /** Does what the words say and returns what it has to say. */
  readonly run: (open: OpenPlatform, words: readonly string[]) => Promise<string>;
}

/**
 * Runs a command of the process's words on the database of PORTICO_HOME or DATABASE_URL; without words it says its usage.
 * What goes wrong stands in the standard error and in the exit code.
 */
export async function runCommand({ usage, run }: Command): Promise<void> {
  const words = process.argv.slice(2);
  try {
    const asksHow = words.length === 0 || words.includes('--help');
    process.stdout.write(`${asksHow ? usage : await onPlatform((open) => run(open, words))}\n`);
  } catch (error) {
    const known = error instanceof AppError ? describeError(error, 'en').message : null;
    process.stderr.write(`${known ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}

/** Whoever runs a command has the server, and no account of the portal. */
const commandLine = { actor: null, address: null, traceId: null };

async function onPlatform<T>(work: (open: OpenPlatform) => Promise<T>): Promise<T> {
  const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
  const open = await openPlatform(config, { database: { isPatient: true } });
  try {
    return await inAuditScope({ ...commandLine, device: `command line, ${userInfo().username}` }, () => work(open));
  } finally {
    await open.close();
  }
}
