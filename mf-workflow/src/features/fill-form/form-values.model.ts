import type { Form, Property } from '@portico/shared-kit/contract/models.schema';
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
