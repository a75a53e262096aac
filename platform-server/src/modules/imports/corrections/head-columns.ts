import type { HeadColumn, ImportRows } from '@portico/shared-kit/contract/import-corrections.schema';
import { type Property, settingsOf } from '@portico/shared-kit/fields';
import type { ImportTarget } from '../columns/import-targets.ts';

/** Returns the columns of the table of corrections, those of sub-tables below theirs. */
export function headColumns(targets: readonly ImportTarget[]): ImportRows['headColumns'] {
  const fields = targets.filter(({ parent }) => parent === null).map(({ property }) => headColumn(property));
  const ofTables = targets.filter(({ parent }) => parent !== null);
  const tables = [...Map.groupBy(ofTables, ({ parent }) => parent)].flatMap(([parent, own]) =>
    parent === null ? [] : [{ ...headColumn(parent), childColumns: own.map(({ property }) => headColumn(property)) }],
  );
  return [...fields, ...tables];
}

function headColumn(property: Property): HeadColumn {
  const { code: propertyCode, propertyType, name, name_i18n = null } = property;
  const { format } = settingsOf(property) as { readonly format?: unknown };
  return { propertyCode, propertyType, name, name_i18n, displayFormat: typeof format === 'number' ? format : 0 };
}
