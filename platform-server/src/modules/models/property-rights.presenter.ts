import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { Property } from '@portico/shared-kit/fields';
import type { FieldLevelSecurity } from '../../record-store/index.ts';
import type { Model } from './model.ts';

/** The fields of a model, system properties first, with what a user may do with their values. */
export function propertiesFor({ table }: Model, fields: FieldLevelSecurity): PropertyWithRights[] {
  // Without restrictions they are the model's own objects: every list asks for them.
  if (fields.visible.size === 0 && fields.writable.size === 0) return asWritten(table.properties);
  return asWritten(table.properties.map((property) => withRights(property, property.code, fields)));
}

function withRights(property: Property, code: string, fields: FieldLevelSecurity): Property {
  const columns = property.subSchema?.properties.map((column) => withRights(column, `${code}.${column.code}`, fields));
  return {
    ...property,
    ...(fields.visible.get(code) === 'none' ? { visible: false } : {}),
    ...(fields.writable.get(code) === 'none' ? { writable: false } : {}),
    ...(columns === undefined ? {} : { subSchema: { properties: columns } }),
  };
}

/** Returns the properties as the contract has them, which leaves open what settings hold. */
const asWritten = (properties: readonly Property[]) => properties as unknown as PropertyWithRights[];
