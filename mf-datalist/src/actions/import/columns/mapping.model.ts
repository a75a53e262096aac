import type { ImportHead, ImportHeads, ImportMapping, ImportTarget } from '@portico/shared-kit/contract/imports.schema';

/** Fields by the column that fills them; null for a column that is left out. */
export type ColumnChoices = Readonly<Record<number, string | null>>;

/** Returns the fields that the server suggests for the columns. */
export function suggestedChoices({ heads }: ImportHeads): ColumnChoices {
  return Object.fromEntries(heads.map(({ column, propertyPath }) => [column, propertyPath]));
}

/** Returns the choices after one of them: a field is filled by one column, so that another one that had it loses it. */
export function withChoice(choices: ColumnChoices, column: number, path: string | null): ColumnChoices {
  const others: [string, string | null][] = Object.entries(choices).map(([key, known]) => [
    key,
    path !== null && known === path ? null : known,
  ]);
  return { ...Object.fromEntries<string | null>(others), [column]: path };
}

/** Returns the columns that fill a field, as an import is begun with them. */
export function mappingOf(choices: ColumnChoices): ImportMapping[] {
  return Object.entries(choices).flatMap(([column, propertyPath]) =>
    propertyPath === null ? [] : [{ column: Number(column), propertyPath }],
  );
}

/** Returns the columns without a field, and the required fields without a column. */
export function mappingGaps({ heads, targets }: ImportHeads, choices: ColumnChoices) {
  const filled = new Set(Object.values(choices));
  const leftOut: readonly ImportHead[] = heads.filter(({ column }) => (choices[column] ?? null) === null);
  const missing: readonly ImportTarget[] = targets.filter(
    ({ isRequired, groupName, propertyPath }) => isRequired && groupName === null && !filled.has(propertyPath),
  );
  return { leftOut, missing };
}
