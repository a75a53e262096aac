import type { ExportColumn } from '@portico/shared-kit/contract/exports.schema';
import { appError } from '@portico/shared-kit/errors';
import { kindOf, type Property, propertyName, storageOf } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Model } from '../models/index.ts';
import { type FieldColumn, fieldColumn, type FileForm } from './field-cells.ts';

/** Field of an export with the column that it gives; of a sub-table, with those of its columns that are wanted. */
export interface PlannedColumn {
  readonly code: string;
  readonly field: FieldColumn;
  /** By their codes; null of a field that is no sub-table. */
  readonly children: readonly (FieldColumn & { readonly code: string })[] | null;
}

/**
 * Returns the columns of an export. Throws propertyMissing for a field that the model does not have, exportColumnRefused
 * for one that files do not hold.
 */
export function plannedColumns(
  { table }: Model,
  columns: readonly ExportColumn[],
  form: FileForm,
): readonly PlannedColumn[] {
  return columns.map(({ propertyCode: code, childColumns }) => {
    const property = exportable(table.properties, code, form.locale);
    const field = fieldColumn(property, form);
    if (!storageOf(property).hasTable) return { code, field, children: null };
    const own = property.subSchema?.properties ?? [];
    const codes = childColumns ?? own.filter(isExportable).map((child) => child.code);
    const children = codes.map((each) => ({ code: each, ...fieldColumn(exportable(own, each, form.locale), form) }));
    return { code, field, children };
  });
}

function exportable(properties: readonly Property[], code: string, locale: Locale): Property {
  const property = properties.find((each) => each.code === code);
  if (property === undefined) throw appError('propertyMissing', { propertyCode: code });
  if (!isExportable(property)) throw appError('exportColumnRefused', { property: propertyName(property, locale) });
  return property;
}

/** Files and opinions of approvals are not exported (list spec, section 5). */
function isExportable(property: Property): boolean {
  return kindOf(property).readOnlySource === undefined && !storageOf(property).holdsFiles;
}
