import { hasKind, type Property } from '@portico/shared-kit/fields';
import { chartFieldOf } from '@portico/shared-kit/reports';
import { rolesOf } from './chart-edits.model.ts';

/** Data item of a source as charts name it. */
export interface ChartItem {
  /** Code of the field; of a column of a sub-table `lines.price`. */
  readonly field: string;
  /** A column is called by the names of its sub-table and its own. */
  readonly property: Property;
  readonly isColumn: boolean;
}

/** Returns what charts of a source can be made of: its own fields, columns of its sub-tables, then fields of the system. */
export function chartItems(properties: readonly Property[]): readonly ChartItem[] {
  const codes = properties.flatMap(({ code, subSchema }) =>
    subSchema === undefined ? [code] : subSchema.properties.map((column) => `${code}.${column.code}`),
  );
  const items = codes.flatMap((field): ChartItem[] => {
    const found = chartFieldOf(properties, field);
    if (found === undefined || !hasKind(found.property.propertyType) || rolesOf(found.property).length === 0) return [];
    return [{ field, property: found.property, isColumn: found.subTable !== null }];
  });
  const isSystem = ({ property }: ChartItem) => property.system === true;
  return [...items.filter((item) => !isSystem(item)), ...items.filter(isSystem)];
}
