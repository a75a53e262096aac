import type { Platform } from '../../../platform.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import { findRemembered } from './remembered.repository.ts';

/** Values that a person gave to texts before, by the paths of fields. */
export type RememberedValues = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Returns what a person has answered before for fields, as far as records can have it still. */
export async function rememberedValues(
  { connections, corpId }: Pick<Platform, 'connections' | 'corpId'>,
  { resolve }: Pick<RecordImporting, 'resolve'>,
  { context, targets }: { readonly context: ImportContext; readonly targets: readonly ImportTarget[] },
): Promise<RememberedValues> {
  const { user, model } = context;
  const known = new Map(targets.map((target) => [target.path, target]));
  const values = new Map<string, Map<string, unknown>>();
  const of = { userId: user.id, schemaCode: model.schemaCode };
  for (const { propertyPath: path, text, value } of await findRemembered(connections.db, corpId, of)) {
    const target = known.get(path);
    const resolved = target === undefined ? { reason: '' } : await resolve(context, target.property, value);
    if (resolved.reason !== undefined) continue;
    values.set(path, (values.get(path) ?? new Map<string, unknown>()).set(text, resolved.value));
  }
  return values;
}
