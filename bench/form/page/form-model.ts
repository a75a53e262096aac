import type { Property, RowValue } from '@portico/shared-kit/fields';

const fieldCount = 100;
const rowCount = 200;
/** Types of the fields and of the columns in turn: text, number, date, yes or no, dropdown, long text. */
const types = [0, 2, 3, 4, 14, 1];
/** The options of each dropdown. */
export const options: readonly string[] = ['Small', 'Medium', 'Large'];

const itemAt = (index: number, name: string): Property => {
  const propertyType = types[index % types.length] ?? 0;
  return {
    code: `${name}${index}`,
    name: `${name} ${index}`,
    propertyType,
    ...(propertyType === 14 && { settings: { options } }),
  };
};

/** The fields of both forms: a hundred of one value, and two sub-tables of six columns. */
export const fields: readonly Property[] = Array.from({ length: fieldCount }, (_field, index) =>
  itemAt(index, 'Field'),
);

/** The columns of each sub-table. */
export const columns: readonly Property[] = types.map((_type, index) => itemAt(index, 'Column'));

/** The two sub-tables. */
export const subTables: readonly Property[] = ['Lines', 'Costs'].map((name) => ({
  code: name,
  name,
  propertyType: 8,
  subSchema: { properties: columns },
}));

/** The value that a field or a cell begins with. */
function valueAt({ propertyType }: Property, row: number): unknown {
  if (propertyType === 2) return String((row * 7919) % 1000);
  if (propertyType === 3) return new Date(Date.UTC(2026, 0, 1 + (row % 300))).toISOString();
  if (propertyType === 4) return row % 2 === 0;
  if (propertyType === 14) return options[row % options.length];
  return `value ${row}`;
}

const rows: readonly RowValue[] = Array.from({ length: rowCount }, (_row, index) => ({
  id: `r${index}`,
  ...Object.fromEntries(columns.map((column) => [column.code, valueAt(column, index)])),
}));

/** Values that both forms begin with, by code. */
export const startValues: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(fields.map((field, index) => [field.code, valueAt(field, index)])),
  ...Object.fromEntries(subTables.map(({ code }) => [code, rows])),
};
