import type { Form, FormConfig, Property } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type FieldProblem, valueProblem } from '@portico/shared-kit/fields';

/** Values by property code; null or absent is empty. */
export type FormValues = Readonly<Record<string, unknown>>;
/** Why values are refused, by property code; what is fine is absent. */
export type FormProblems = Readonly<Record<string, Pick<FieldProblem, 'text'>>>;

/** A form's sections with their data items; a code that the model has not is left out. */
export function sectionsOf(form: Form, properties: readonly Property[]) {
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

/** The values of the shown data items: what is sent when saving. */
export function shownValues(properties: readonly Property[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(properties.map(({ code }) => [code, values[code] ?? null]));
}

/** Data items, and columns as `lines.price`, that the user may not fill in: on the record, or else on a new one. */
export function readOnlyCodes(config: FormConfig, record: BizRecord | null): readonly string[] {
  return record === null ? config.readOnly : [...(record.readOnly ?? []), ...(record.hidden ?? [])];
}

/** The data items to fill in: without what the user may not change, and without such columns of sub-tables. */
export function writableOf(properties: readonly Property[], readOnly: readonly string[]): readonly Property[] {
  return properties.filter(({ code }) => !readOnly.includes(code)).map((property) => withColumns(property, readOnly));
}

/** Cells that are not sent stay as they are, so that a column that cannot be changed is left out of the rows. */
function withColumns(property: Property, readOnly: readonly string[]): Property {
  const { code, subSchema } = property;
  if (!readOnly.some((each) => each.startsWith(`${code}.`))) return property;
  const columns = (subSchema?.properties ?? []).filter((column) => !readOnly.includes(`${code}.${column.code}`));
  return { ...property, subSchema: { properties: columns } };
}
