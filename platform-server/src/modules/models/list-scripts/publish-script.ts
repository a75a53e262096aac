import { createHash } from 'node:crypto';
import type {
  KeepListScriptInput,
  ListScript,
  ListScriptInput,
} from '@portico/shared-kit/contract/list-scripts.schema';
import type { ListView, ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { findModel, lockModel } from '../models.repository.ts';
import { publishModel } from '../publish-model.ts';

/** Returns the script of a view as its designers have it. Throws listViewMissing. */
export function scriptOf({ listViews }: ModelDefinition, { viewCode }: Pick<ListScriptInput, 'viewCode'>): ListScript {
  const view = listViews.find(({ code }) => code === viewCode);
  if (view === undefined) throw appError('listViewMissing', { code: viewCode });
  const { script = '', isScriptDisabled: isDisabled = false } = view;
  return { script, isDisabled, revision: revisionOf(script, isDisabled) };
}

/**
 * Publishes a view with another script in the caller's transaction; the next publication of the model waits for it. Throws
 * modelMissing, listViewMissing, and listScriptChanged where the script is another one than the designer has seen.
 */
export async function publishScript(
  trx: Database,
  platform: Pick<Platform, 'corpId' | 'now'>,
  input: KeepListScriptInput,
): Promise<ListScript> {
  const { schemaCode, viewCode } = input;
  await lockModel(trx, platform.corpId, schemaCode);
  const model = await findModel(trx, platform.corpId, schemaCode);
  if (model === undefined) throw appError('modelMissing', { schemaCode });
  const { definition } = model;
  if (scriptOf(definition, input).revision !== input.revision) throw appError('listScriptChanged');
  const listViews = definition.listViews.map((view) => (view.code === viewCode ? withScript(view, input) : view));
  await publishModel(trx, platform, model.appCode, { ...definition, listViews });
  return scriptOf({ ...definition, listViews }, input);
}

function withScript(
  { script: _, isScriptDisabled: __, ...view }: ListView,
  { script, isDisabled }: KeepListScriptInput,
): ListView {
  if (script === '') return view;
  return { ...view, script, ...(isDisabled ? { isScriptDisabled: true } : {}) };
}

function revisionOf(script: string, isDisabled: boolean): string {
  return createHash('sha256')
    .update(JSON.stringify([script, isDisabled]))
    .digest('base64url');
}
