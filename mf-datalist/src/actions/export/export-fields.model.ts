import type { ExportColumn } from '@portico/shared-kit/contract/exports.schema';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import { isExportable, type Property, propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { columnTitle } from '../../list/column-title.model.ts';

/** Field that can be exported; a sub-table has the columns of its rows. */
export interface ExportField {
  readonly code: string;
  readonly title: string;
  /** Empty for all that is no sub-table. */
  readonly columns: readonly { readonly path: string; readonly title: string }[];
  /** True where the list shows it now. */
  readonly isListed: boolean;
}

/** Paths of the fields that are chosen: `amount`, and `lines.product` for a column of a sub-table. */
export type FieldSelection = ReadonlySet<string>;

/** Ways to begin a choice (list spec, section 2). */
export const exportPresets = ['listed', 'all', 'own'] as const;
export type ExportPreset = (typeof exportPresets)[number];

/** Field that is offered though a person may see it on no record: the people who handle a record now. */
const alwaysOffered = 'participants_';

type OfferedProperty = Property & { readonly visible?: boolean };

const isOffered = (property: OfferedProperty) =>
  isExportable(property) && (property.visible !== false || property.code === alwaysOffered);

/** The fields of a list that can be exported: those that it shows first, in its order, then the others of its model and those that the platform keeps. */
export function exportFields(
  { properties }: Pick<ListConfig, 'properties'>,
  columns: readonly ListColumn[],
  locale: Locale,
): readonly ExportField[] {
  const offered = (properties as readonly OfferedProperty[]).filter(isOffered);
  const byCode = new Map(offered.map((property) => [property.code, property]));
  const listed = columns.flatMap((column) => {
    const property = column.isShow === false ? undefined : byCode.get(column.propertyCode);
    if (property === undefined) return [];
    byCode.delete(column.propertyCode);
    return [fieldOf(property, { title: columnTitle(column, properties, locale), isListed: true, locale })];
  });
  const rest = [...byCode.values()];
  const ownFirst = [...rest.filter(({ system }) => system !== true), ...rest.filter(({ system }) => system === true)];
  const others = ownFirst.map((property) =>
    fieldOf(property, { title: propertyName(property, locale), isListed: false, locale }),
  );
  return [...listed, ...others].filter((field) => !isEmptySubTable(field, properties));
}

function fieldOf(
  { code, subSchema }: Property,
  { title, isListed, locale }: { readonly title: string; readonly isListed: boolean; readonly locale: Locale },
): ExportField {
  const columns = (subSchema?.properties ?? []).filter(isOffered).map((column) => ({
    path: `${code}.${column.code}`,
    title: propertyName(column, locale),
  }));
  return { code, title, columns, isListed };
}

/** A sub-table of which the user may see no column is none. */
function isEmptySubTable({ code, columns }: ExportField, properties: ListConfig['properties']): boolean {
  return (
    columns.length === 0 && properties.some((property) => property.code === code && property.subSchema !== undefined)
  );
}

/** The paths of a field: its own, or those of its columns. */
export function pathsOf({ code, columns }: ExportField): readonly string[] {
  return columns.length === 0 ? [code] : columns.map(({ path }) => path);
}

/** Returns the paths that a preset chooses; `own` is what the person chose the last time. */
export function presetSelection(
  fields: readonly ExportField[],
  preset: ExportPreset,
  own: FieldSelection,
): FieldSelection {
  const wanted = preset === 'listed' ? fields.filter(({ isListed }) => isListed) : fields;
  const paths = wanted.flatMap(pathsOf);
  return new Set(preset === 'own' ? paths.filter((path) => own.has(path)) : paths);
}

/** The selection with paths chosen or not. */
export function withChosen(
  selection: FieldSelection,
  paths: readonly string[],
  { isChosen }: { readonly isChosen: boolean },
): FieldSelection {
  const others = [...selection].filter((path) => !paths.includes(path));
  return new Set(isChosen ? [...others, ...paths] : others);
}

/** Returns how much of some paths is chosen: none, some or all. */
export function chosenPart(selection: FieldSelection, paths: readonly string[]): 'none' | 'some' | 'all' {
  const count = paths.filter((path) => selection.has(path)).length;
  if (count === 0) return 'none';
  return count === paths.length ? 'all' : 'some';
}

/** The fields in whose name a text is, and those with such columns, with these alone. */
export function fieldsNamed(fields: readonly ExportField[], text: string): readonly ExportField[] {
  const wanted = text.trim().toLowerCase();
  const isNamed = ({ title }: { readonly title: string }) => title.toLowerCase().includes(wanted);
  return fields.flatMap((field) => {
    if (isNamed(field)) return [field];
    const columns = field.columns.filter(isNamed);
    return columns.length === 0 ? [] : [{ ...field, columns }];
  });
}

/** The chosen fields as an export asks for them, in their order; a sub-table without names of columns is meant whole. */
export function exportColumns(fields: readonly ExportField[], selection: FieldSelection): ExportColumn[] {
  return fields.flatMap((field): ExportColumn[] => {
    const paths = pathsOf(field);
    const chosen = paths.filter((path) => selection.has(path));
    if (chosen.length === 0) return [];
    const isPart = field.columns.length > 0 && chosen.length < paths.length;
    const childColumns = chosen.map((path) => path.slice(field.code.length + 1));
    return [{ propertyCode: field.code, ...(isPart ? { childColumns } : {}) }];
  });
}
