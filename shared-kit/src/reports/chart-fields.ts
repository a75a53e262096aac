import { type Property, propertyName } from '../fields/index.ts';

/** Field of the source of a chart, or column of one of its sub-tables. */
interface ChartField {
  /** A column is called by the names of its sub-table and its own. */
  readonly property: Property;
  /** Code of the sub-table; null for a field of the record itself. */
  readonly subTable: string | null;
}

/** Returns the field that a chart names, a column of a sub-table as `lines.price`; undefined where there is none. */
export function chartFieldOf(properties: readonly Property[], field: string): ChartField | undefined {
  const [code, columnCode] = field.split('.');
  const property = properties.find((each) => each.code === code);
  if (property === undefined || columnCode === undefined) return property && { property, subTable: null };
  const column = property.subSchema?.properties.find((each) => each.code === columnCode);
  return column && { property: { ...column, ...namesWithin(property, column) }, subTable: property.code };
}

/** Returns the code of the one sub-table whose columns a chart with these fields uses; null where it uses none. */
export function subTableOf(properties: readonly Property[], fields: readonly (string | null)[]): string | null {
  for (const field of fields) {
    const subTable = field === null ? null : (chartFieldOf(properties, field)?.subTable ?? null);
    if (subTable !== null) return subTable;
  }
  return null;
}

function namesWithin(subTable: Property, column: Property): Pick<Property, 'name' | 'name_i18n'> {
  const both = (locale: 'zh' | 'en') => `${propertyName(subTable, locale)} · ${propertyName(column, locale)}`;
  return { name: both('zh'), name_i18n: JSON.stringify({ en: both('en') }) };
}
