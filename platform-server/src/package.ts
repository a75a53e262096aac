// `node platform-server/src/package.ts`: application packages by command line, on the database of PORTICO_HOME or DATABASE_URL.
import { AppError, describeError } from '@portico/shared-kit/errors';
import { readConfig } from './config.ts';
import { openPlatform } from './open-platform.ts';
import { packageUsage, runPackageCommand } from './package-command.ts';

async function run(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    console.log(packageUsage);
    return;
  }
  const open = await openPlatform(readConfig({ LOG_LEVEL: 'error', ...process.env }));
  try {
    console.log(await runPackageCommand(open, words));
  } finally {
    await open.close();
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof AppError ? describeError(error, 'en').message : null;
  console.error(known ?? (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
});
