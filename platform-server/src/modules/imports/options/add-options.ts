import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { ModelService } from '../../models/index.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';

/**
 * Returns what publishes the options that an import needs, in the transaction that writes its records: neither is there
 * without the other. It comes before the records, since whoever publishes a model locks it before its table, too.
 */
export function optionAdder(platform: Platform, { addOptions }: Pick<ModelService, 'addOptions'>) {
  return async (
    trx: Database,
    { id: taskId, schemaCode }: Pick<StoredImport, 'id' | 'schemaCode'>,
    needed: readonly AddedOptions[],
  ): Promise<readonly AddedOptions[]> => {
    if (needed.length === 0) return [];
    const added = await addOptions(trx, { schemaCode, added: needed });
    const detail = { taskId, options: Object.fromEntries(added.map((each) => [each.propertyPath, each.options])) };
    if (added.length > 0)
      await recordAudit(platform, trx, { action: 'optionsAdd', object: { id: schemaCode }, detail });
    return added;
  };
}
