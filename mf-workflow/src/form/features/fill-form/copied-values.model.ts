import { randomId } from '@portico/shared-kit/contract/random-id';
import type { FormConfig, Property } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { hasKind, kindOf, storageOf } from '@portico/shared-kit/fields';
import {
  defaultValues,
  formLimits,
  type FormLimits,
  type FormValues,
  writableOf,
} from '../../../form-view/form-values.model.ts';

/** Values that a new form takes over from an old record, and the fields whose value does not come along. */
export interface CopiedValues {
  readonly values: FormValues;
  readonly leftOut: readonly Property[];
}

/**
 * The values of an old record that a new one may begin with: what the user sees there and may fill in here. Files belong
 * to their record, and what must be unique would be refused.
 */
export function copiedValues(config: FormConfig, record: BizRecord): CopiedValues {
  const writable = writableOf(config.properties, formLimits(config, null));
  const hidden = record.hidden ?? [];
  const hasValue = ({ code }: { readonly code: string }) => !isEmpty(record.data[code]) && !hidden.includes(code);
  const given = writable.filter((item) => hasValue(item) && isCopied(item));
  const values = given.map((item) => [item.code, copyOf(item, record.data[item.code], hidden)] as const);
  const copied = new Set(given.map(({ code }) => code));
  const onForm = new Set(config.form.sections.flatMap(({ properties }) => properties));
  return {
    values: { ...defaultValues(config.properties), ...Object.fromEntries(values) },
    leftOut: config.properties.filter((item) => hasValue(item) && onForm.has(item.code) && !copied.has(item.code)),
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isCopied(property: Property): boolean {
  if (property.system === true || property.unique === true || !hasKind(property.propertyType)) return false;
  return !storageOf(property).holdsFiles && kindOf(property).readOnlySource === undefined;
}

type Item = ReturnType<typeof writableOf>[number];

/** The rows of a sub-table are new ones, of the columns that may be filled in. */
function copyOf({ code, subSchema }: Item, value: unknown, hidden: FormLimits['hidden']): unknown {
  if (subSchema === undefined || !Array.isArray(value)) return value;
  const columns = subSchema.properties.filter(
    (column) => column.readOnly !== true && isCopied(column) && !hidden.includes(`${code}.${column.code}`),
  );
  return value.map((row: Readonly<Record<string, unknown>>) => ({
    ...Object.fromEntries(columns.map((column) => [column.code, row[column.code] ?? null])),
    id: randomId(),
  }));
}
