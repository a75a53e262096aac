import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { QueryHeader } from '@portico/shared-kit/contract/query-headers.schema';
import { settingsOf } from '@portico/shared-kit/fields';

/** Width of a column that says none, in px (list spec, section 9). */
const defaultWidth = 176;

/** The columns of a view as the specification writes them; fields that the user does not see are left out. */
export function presentHeaders({ view, properties }: ListConfig): QueryHeader[] {
  return view.queryColumns.flatMap((column) => {
    const property = properties.find(({ code }) => code === column.propertyCode);
    if (property === undefined || !isSeen(property)) return [];
    const children = property.subSchema?.properties.filter(isSeen);
    if (children === undefined) return [headerOf(property, column)];
    return [{ ...headerOf(property, column), childColumns: children.map((child) => headerOf(child, {})) }];
  });
}

/** Returns whether the user sees the field on any record; the header says so where not. */
const isSeen = (property: object) => !('visible' in property) || property.visible !== false;

function headerOf(property: ListConfig['properties'][number], column: Partial<ListColumn>) {
  const { code, propertyType } = property;
  const { format } = settingsOf(property) as { readonly format?: unknown };
  return {
    dataIndex: code,
    key: code,
    propertyCode: code,
    propertyType,
    name: column.name ?? property.name,
    name_i18n: (column.name === undefined ? property.name_i18n : column.name_i18n) ?? null,
    width: column.width ?? defaultWidth,
    displayFormat: typeof format === 'number' ? format : 0,
    sumType: column.sumType ?? 0,
    isShow: column.isShow !== false,
  };
}
