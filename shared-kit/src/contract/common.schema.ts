import { type Static, type TSchema, Type } from 'typebox';
import type { UserId } from './ids.ts';

/** An application-made id or a code that people chose: never empty, at most 64 characters. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
/** Codes of models, applications, views and properties: they become identifiers, so their alphabet is closed. */
export const Code = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,47}$' });
/** Zero-based page index (list spec, section 9). */
export const PageIndex = Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 });
/** Rows in a page: up to 500 (list spec, section 9: 10, 20, 50, 100, 200, 300, 500). */
export const PageSize = Type.Integer({ minimum: 1, maximum: 500, default: 20 });
/** A whole number that is sent: as far as a column takes it (2^31 - 1), so that a larger one is refused and no failure. */
export const WholeNumber = (minimum = 0) => Type.Integer({ minimum, maximum: 2_147_483_647 });
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });
/** JSON text with an `en` key, or null where there is no other language (shell spec, section 1). */
export const NameI18n = Type.Union([Type.String(), Type.Null()]);

/** Schema of one of the keys of a table, which stays the one place that lists them. */
export const KeyOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  Type.Enum(Object.keys(table) as K[], { type: 'string' });

/** Returns a schema that allows the values of `schema`, or null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Schema of one page of `item`s and how many there are over all pages. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({ content: Type.Array(item), totalElements: Type.Integer() });

/** Input that asks nothing, or a reply that tells nothing beside that it worked. */
export const Empty = Type.Object({});
export type Empty = Static<typeof Empty>;

/** A person as other resources show one. */
export const UserRef = Type.Object({
  id: Type.Unsafe<UserId>(Id),
  name: Type.String(),
  name_i18n: Type.Optional(NameI18n),
  imgUrl: Type.Optional(Nullable(Type.String())),
});
export type UserRef = Static<typeof UserRef>;

/** A department as other resources show one. */
export const DepartmentRef = Type.Object({ id: Id, name: Type.String(), name_i18n: Type.Optional(NameI18n) });
export type DepartmentRef = Static<typeof DepartmentRef>;
