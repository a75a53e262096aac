// `node platform-server/src/package.ts`: application packages by command line, on the database of PORTICO_HOME or DATABASE_URL.
import { packageUsage, runPackageCommand } from './package-command.ts';
import { runCommand } from './run-command.ts';

await runCommand({ usage: packageUsage, run: runPackageCommand });
