import { type Static, Type } from 'typebox';
import { Code } from './common.schema.ts';

/** A field, or a column of a sub-table as `lines.price`. */
export const PropertyPath = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,47}(\\.[A-Za-z][A-Za-z0-9_]{0,47})?$' });

/** Actions that a role may be allowed on the records of a model, beside seeing them; batch update is `edit`. */
export const ModelAction = Type.Enum(['add', 'edit', 'delete', 'import', 'export', 'changeOwner'], { type: 'string' });
export type ModelAction = Static<typeof ModelAction>;

/** Actions that a role may not take on the values of a field: what is absent is allowed, and what is unseen is unwritten. */
export const FieldPermission = Type.Object(
  {
    propertyCode: PropertyPath,
    visible: Type.Optional(Type.Boolean()),
    writable: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type FieldPermission = Static<typeof FieldPermission>;

/** Range of the records that a permission reaches. Departments are those of the user; they and those below always include own ones. */
export const ModelView = Type.Enum(['own', 'department', 'departmentAndBelow', 'all', 'condition'], { type: 'string' });
export type ModelView = Static<typeof ModelView>;

/**
 * Permission of a role to see and change the records of a model; the role `everyone` is every user, and a role may have
 * several. Permissions add up, each for the records that it reaches itself: what one role may do with its own records,
 * another role's wider sight does not widen. So do the rights on fields.
 */
export const ModelPermission = Type.Object({
  role: Code,
  view: ModelView,
  /**
   * With `view: condition` only: a filter over the record's fields. Instead of a value it may hold
   * `{ placeholder: currentUser }`, `{ placeholder: now, days: -30 }` or, in a list, `{ placeholder: currentDepartments }`.
   */
  condition: Type.Optional(Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }))),
  add: Type.Boolean(),
  edit: Type.Boolean(),
  delete: Type.Boolean(),
  import: Type.Optional(Type.Boolean()),
  export: Type.Optional(Type.Boolean()),
  /** Absent: as `edit`. */
  changeOwner: Type.Optional(Type.Boolean()),
  fields: Type.Optional(Type.Array(FieldPermission, { maxItems: 500 })),
});
export type ModelPermission = Static<typeof ModelPermission>;
