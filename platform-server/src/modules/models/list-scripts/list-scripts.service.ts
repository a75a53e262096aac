import type {
  KeepListScriptInput,
  ListScript,
  ListScriptInput,
} from '@portico/shared-kit/contract/list-scripts.schema';
import { appError, textParam } from '@portico/shared-kit/errors';
import { scriptFaultText } from '@portico/shared-kit/list-scripts/faults';
import { offLoop } from '../../../checks/off-loop.ts';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { ModelService } from '../models.service.ts';
import type * as checks from './list-script.checks.ts';
import { publishScript, scriptOf } from './publish-script.ts';

/** Reads scripts beside the event loop. */
const inCheck = offLoop<typeof checks>(new URL('./list-script.checks.ts', import.meta.url));

/** Scripts of lists, for those who design forms and see the list. */
export interface ListScriptService {
  /** Throws as `ModelService.visible`, and listViewMissing. */
  get(user: SignedInUser, input: ListScriptInput): Promise<ListScript>;
  /** Gives a view another script. Throws as `get`, listScriptInvalid, and listScriptChanged where somebody was faster. */
  keep(user: SignedInUser, input: KeepListScriptInput): Promise<ListScript>;
}

/** See ListScriptService. */
export function listScriptService(
  platform: Platform,
  { visible, forget }: Pick<ModelService, 'visible' | 'forget'>,
): ListScriptService {
  return {
    get: async (user, input) => scriptOf((await visible(input.schemaCode, user)).definition, input),

    async keep(user, input) {
      await visible(input.schemaCode, user);
      await requireScript(input.script);
      const kept = await transaction(platform.connections.db, (trx) => publishScript(trx, platform, input));
      forget();
      return kept;
    },
  };
}

/** Throws listScriptInvalid for a text that is no script; none at all may be kept. */
async function requireScript(script: string): Promise<void> {
  if (script === '') return;
  const fault = await inCheck('faultOfScript', script);
  if (fault !== null) throw appError('listScriptInvalid', textParam('detail', scriptFaultText(fault)));
}
