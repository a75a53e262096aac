import type { ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { type ModelTable, relationColumns } from '../../record-store/index.ts';
import { namePartsOf } from './name-template.ts';

/** The parts of a definition that decide who sees which values of a model. */
export type Guarded = Pick<ModelDefinition, 'permissions' | 'nameTemplate' | 'nameTemplate_i18n'>;

type Right = 'visible' | 'writable';

/** Codes that a code depends on: a column on its sub-table, the record's name on what it is made of. */
function partsOf(model: Guarded, code: string): string[] {
  if (code === 'name') return ['name', ...namePartsOf(model)];
  const [table = code] = code.split('.');
  return table === code ? [code] : [table, code];
}

function forbids({ fields = [] }: ModelPermission, code: string, right: Right): boolean {
  const own = fields.find(({ propertyCode }) => propertyCode === code);
  return own?.visible === false || own?.[right] === false;
}

/** Returns whether a permission lets values of a field or a column be seen, on the records that it reaches. */
export function shows(model: Guarded, permission: ModelPermission, code: string): boolean {
  return partsOf(model, code).every((part) => !forbids(permission, part, 'visible'));
}

/** Returns whether a permission that allows saving a record lets it change values of a field or a column. */
export function lets(model: Guarded, permission: ModelPermission, code: string): boolean {
  return partsOf(model, code).every((part) => !forbids(permission, part, 'writable'));
}

/** Every code that one of these permissions restricts in some way, the record's name with what it is made of. */
export function restrictedCodes(model: Guarded, permissions: readonly ModelPermission[]): string[] {
  const codes = new Set(permissions.flatMap(({ fields = [] }) => fields.map(({ propertyCode }) => propertyCode)));
  if (partsOf(model, 'name').some((part) => codes.has(part))) codes.add('name');
  return [...codes];
}

/** A model with those that it refers to. */
export interface GuardedModel {
  readonly definition: Guarded;
  readonly table: ModelTable;
  readonly referencedModels: ReadonlyMap<string, GuardedModel>;
}

/** The title of a record in each language of its readers. */
export interface RecordNames {
  readonly name: string;
  /** JSON by language; null where it is the same in all of them. */
  readonly nameI18n: string | null;
}

/**
 * Returns the name of a record for a text that people with different rights read, such as a notification: its number,
 * unless everybody who sees the record sees what its name is made of.
 */
export function nameForEveryone(model: GuardedModel, data: Readonly<Record<string, unknown>>): RecordNames {
  const { definition, table } = model;
  const others = relationColumns(table.nameParts.flatMap((code) => table.columns.get(code) ?? [])).length > 0;
  // Who sees a record that is named after another one need not see that one.
  const isForAll = !others && definition.permissions.every((permission) => shows(definition, permission, 'name'));
  const name = isForAll ? data.name : data.sequenceNo;
  const other = isForAll && typeof data.name_i18n === 'string' ? data.name_i18n : null;
  return { name: typeof name === 'string' ? name : '', nameI18n: other };
}
