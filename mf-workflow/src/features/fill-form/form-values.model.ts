import type { Form, FormConfig, Property } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type CellProblem, type FieldProblem, valueProblem } from '@portico/shared-kit/fields';

/** Values by property code; null or absent is empty. */
export type FormValues = Readonly<Record<string, unknown>>;
/** Why a value is refused, and in which cells of a sub-table besides those that their columns refuse. */
export type FormProblem = Pick<FieldProblem, 'text'> & { readonly cells?: readonly CellProblem[] };
/** Why values are refused, by property code; what is fine is absent. */
export type FormProblems = Readonly<Record<string, FormProblem>>;

/** A form's sections with their data items; a code that the model has not is left out. */
export function sectionsOf<TItem extends FormItem>(form: Form, properties: readonly TItem[]) {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  return form.sections.map((section) => ({
    ...section,
    columns: section.columns ?? 2,
    properties: section.properties.flatMap((code) => byCode.get(code) ?? []),
  }));
}

/** The values that a new record starts with. */
export function defaultValues(properties: readonly Property[]): FormValues {
  const given = properties.filter(({ defaultValue }) => defaultValue !== undefined);
  return Object.fromEntries(given.map(({ code, defaultValue }) => [code, defaultValue]));
}

/** Why the shown data items may not be saved, by code; a draft may lack what is required. */
export function problemsOf(properties: readonly Property[], values: FormValues, isDraft: boolean): FormProblems {
  const found = properties.flatMap((property) => {
    const problem = valueProblem(isDraft ? { ...property, required: false } : property, values[property.code]);
    return problem === null ? [] : [[property.code, problem] as const];
  });
  return Object.fromEntries(found);
}

/** What both refuse: the words of the values, the cells of the rules. */
export function joinedProblems(ofRules: FormProblems, ofValues: FormProblems): FormProblems {
  const both = Object.entries(ofValues).map(([code, problem]): [string, FormProblem] => {
    const cells = ofRules[code]?.cells;
    return [code, cells === undefined ? problem : { ...problem, cells }];
  });
  return { ...ofRules, ...Object.fromEntries(both) };
}

/** The values of the shown data items: what is sent when saving. Cells that are not sent stay as they are. */
export function shownValues(properties: readonly FormItem[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(properties.map((property) => [property.code, sentValue(property, values[property.code])]));
}

function sentValue({ subSchema }: FormItem, value: unknown): unknown {
  const kept = (subSchema?.properties ?? []).filter(({ readOnly }) => readOnly === true).map(({ code }) => code);
  if (kept.length === 0 || !Array.isArray(value)) return value ?? null;
  return value.map((row: object) => Object.fromEntries(Object.entries(row).filter(([code]) => !kept.includes(code))));
}

/** What the user may not fill in, on the record or else on a new one: codes, and columns as `lines.price`. */
export interface FormLimits {
  readonly readOnly: readonly string[];
  /** Those among them that they do not see either. */
  readonly hidden: readonly string[];
}

/** The limits of a form: those of the record, or else of a new one. */
export function formLimits(config: FormConfig, record: BizRecord | null): FormLimits {
  const nowhere = config.properties.flatMap(({ code, visible, subSchema }) => [
    ...(visible === false ? [code] : []),
    ...(subSchema?.properties ?? []).flatMap((column) => (column.visible === false ? [`${code}.${column.code}`] : [])),
  ]);
  if (record === null) return { readOnly: config.readOnly, hidden: nowhere };
  const hidden = [...(record.hidden ?? []), ...nowhere];
  return { readOnly: [...(record.readOnly ?? []), ...hidden], hidden };
}

/** The data items to fill in: without what the user may not change; of rows they see such columns, too. */
export function writableOf(properties: readonly Property[], limits: FormLimits): readonly FormItem[] {
  const writable = properties.filter(({ code }) => !limits.readOnly.includes(code));
  return writable.map((property) => withColumns(property, limits));
}

/** A data item in a form, of whose columns some are only read. */
export type FormItem = Omit<Property, 'subSchema'> & { subSchema?: { properties: FormColumn[] } };

type FormColumn = NonNullable<Property['subSchema']>['properties'][number] & { readOnly?: boolean };

function withColumns(property: Property, { readOnly, hidden }: FormLimits): FormItem {
  const { code, subSchema } = property;
  if (subSchema === undefined || !readOnly.some((each) => each.startsWith(`${code}.`))) return property;
  const columns = subSchema.properties.flatMap((column): FormColumn[] => {
    const path = `${code}.${column.code}`;
    if (hidden.includes(path)) return [];
    return [readOnly.includes(path) ? { ...column, required: false, readOnly: true } : column];
  });
  return { ...property, subSchema: { properties: columns } };
}
