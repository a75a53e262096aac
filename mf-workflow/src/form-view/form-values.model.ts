import type { FormConfig, Property, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import {
  type CellProblem,
  withRelaxedValidation,
  type FieldProblem,
  isComputed,
  valueProblem,
} from '@portico/shared-kit/fields';

/** Values by property code; null or absent is empty. */
export type FormValues = Readonly<Record<string, unknown>>;
/** Reason for which a value is refused, and the cells of a sub-table that are refused besides those that their columns refuse. */
export type FormProblem = Pick<FieldProblem, 'text'> & { readonly cells?: readonly CellProblem[] };
/** Reasons for which values are refused, by property code; valid ones are absent. */
export type FormProblems = Readonly<Record<string, FormProblem>>;

/** The values that a new record starts with. */
export function defaultValues(properties: readonly Property[]): FormValues {
  const given = properties.filter(({ defaultValue }) => defaultValue !== undefined);
  return Object.fromEntries(given.map(({ code, defaultValue }) => [code, defaultValue]));
}

/** Returns the reasons for which the shown fields may not be saved, by code; a draft may lack what is required. */
export function problemsOf(properties: readonly Property[], values: FormValues, isDraft: boolean): FormProblems {
  const found = properties.flatMap((property) => {
    const problem = valueProblem(isDraft ? withRelaxedValidation(property) : property, values[property.code]);
    return problem === null ? [] : [[property.code, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Returns the problems of both: the words of the values, the cells of the rules. */
export function joinedProblems(ofRules: FormProblems, ofValues: FormProblems): FormProblems {
  const both = Object.entries(ofValues).map(([code, problem]): [string, FormProblem] => {
    const cells = ofRules[code]?.cells;
    return [code, cells === undefined ? problem : { ...problem, cells }];
  });
  return { ...ofRules, ...Object.fromEntries(both) };
}

/** The values of the shown fields: what is sent when saving. Cells that are not sent stay as they are. */
export function shownValues(properties: readonly FormItem[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(properties.map((property) => [property.code, sentValue(property, values[property.code])]));
}

/** Of the values to send those that differ from what the form began with: a record keeps the others. */
export function changedValues(values: FormValues, before: FormValues): Record<string, unknown> {
  const isChanged = ([code, value]: readonly [string, unknown]) => !isSame(value ?? null, before[code] ?? null);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

/** Compares values as JSON has them; what differs by the order of its members only counts as changed. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right));
}

function sentValue({ subSchema }: FormItem, value: unknown): unknown {
  const kept = (subSchema?.properties ?? []).filter(({ readOnly }) => readOnly === true).map(({ code }) => code);
  if (kept.length === 0 || !Array.isArray(value)) return value ?? null;
  return value.map((row: object) => Object.fromEntries(Object.entries(row).filter(([code]) => !kept.includes(code))));
}

/** Fields that the user may not fill in, on the record or else on a new one: codes, and columns as `lines.price`. */
export interface FormLimits {
  readonly readOnly: readonly string[];
  /** Codes of those among them that they do not see either. */
  readonly hidden: readonly string[];
  /** Codes that the action of the form requires, besides those that are always required. */
  readonly required: readonly string[];
  /** Sub-tables whose rows they fill in, but neither add nor delete. */
  readonly fixedRows?: readonly string[];
}

/** The limits of a form: those of the record, or else of a new one; nobody fills in what is computed. */
export function formLimits(config: FormConfig, record: BizRecord | null): FormLimits {
  const nowhere = config.properties.flatMap(({ code, visible, subSchema }) => [
    ...(visible === false ? [code] : []),
    ...(subSchema?.properties ?? []).flatMap((column) => (column.visible === false ? [`${code}.${column.code}`] : [])),
  ]);
  const computed = config.properties.flatMap((property) => [
    ...(isComputed(property) ? [property.code] : []),
    ...(property.subSchema?.properties ?? []).filter(isComputed).map((column) => `${property.code}.${column.code}`),
  ]);
  if (record === null) {
    return { readOnly: [...config.readOnly, ...computed], hidden: nowhere, required: config.required ?? [] };
  }
  const hidden = [...(record.hidden ?? []), ...nowhere];
  const readOnly = [...(record.readOnly ?? []), ...hidden, ...computed];
  return { readOnly, hidden, required: record.required ?? [], fixedRows: record.fixedRows ?? [] };
}

/** The fields to fill in: without what the user may not change; of rows they see such columns, too. */
export function writableOf(properties: readonly Property[], limits: FormLimits): readonly FormItem[] {
  const writable = properties.filter(({ code }) => !limits.readOnly.includes(code));
  return writable.map((property) => withColumns(property, limits));
}

/** The fields that are computed and seen. */
export function computedOf(properties: readonly PropertyWithRights[]): readonly PropertyWithRights[] {
  return properties.filter((property) => isComputed(property) && property.visible !== false);
}

/** A field in a form, of whose columns some are only read. */
export type FormItem = Omit<Property, 'subSchema'> & { subSchema?: { properties: FormColumn[] } };

type FormColumn = NonNullable<Property['subSchema']>['properties'][number] & { readOnly?: boolean };

function withColumns(given: Property, { readOnly, hidden, required, fixedRows = [] }: FormLimits): FormItem {
  const asked = required.includes(given.code) ? { ...given, required: true } : given;
  const property = fixedRows.includes(given.code) ? { ...asked, fixedRows: true } : asked;
  const { code, subSchema } = property;
  const isOf = (path: string) => path.startsWith(`${code}.`);
  if (subSchema === undefined || !(readOnly.some(isOf) || required.some(isOf))) return property;
  const columns = subSchema.properties.flatMap((column): FormColumn[] => {
    const path = `${code}.${column.code}`;
    if (hidden.includes(path)) return [];
    if (readOnly.includes(path)) return [{ ...column, required: false, readOnly: true }];
    return [required.includes(path) ? { ...column, required: true } : column];
  });
  return { ...property, subSchema: { properties: columns } };
}
