// `node platform-server/src/organisation.ts`: people, departments and roles by command line, on the database of PORTICO_HOME or DATABASE_URL.
import { organisationUsage, runOrganisationCommand } from './organisation-command.ts';
import { runCommand } from './run-command.ts';

await runCommand({ usage: organisationUsage, run: runOrganisationCommand });
