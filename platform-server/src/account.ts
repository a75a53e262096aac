// `node platform-server/src/account.ts`: accounts by command line, on the database of PORTICO_HOME or DATABASE_URL.
import { accountUsage, runAccountCommand } from './account-command.ts';
import { runCommand } from './run-command.ts';

await runCommand({ usage: accountUsage, run: runAccountCommand });
