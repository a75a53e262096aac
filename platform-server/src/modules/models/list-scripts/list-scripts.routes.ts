import { getListScript, keepListScript } from '@portico/shared-kit/contract/list-scripts.endpoints';
import { KeepListScriptInput, ListScript, ListScriptInput } from '@portico/shared-kit/contract/list-scripts.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { ListScriptService } from './list-scripts.service.ts';

/** Room for a script that is too long, so that its length is named. */
const maxBodyBytes = 4 * 1024 * 1024;

/** Registers the scripts of lists, for their designers. */
export function registerListScripts(app: FastifyInstance, scripts: ListScriptService): void {
  route(app, getListScript, { input: ListScriptInput, reply: ListScript }, ({ input, user }) =>
    scripts.get(user, input),
  );
  route(
    app,
    keepListScript,
    { input: KeepListScriptInput, reply: ListScript, maxBodyBytes, perMinute: 60 },
    ({ input, user }) => scripts.keep(user, input),
  );
}
