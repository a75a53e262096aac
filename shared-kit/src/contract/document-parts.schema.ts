import { type TSchema, Type } from 'typebox';
import { Nullable } from './common.schema.ts';

/** Returns the schema of one of some values. */
export const oneOf = <const T extends string | number>(...values: T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));

/** Returns the schema of a text up to a length. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** JSON text with zh and en; the raw text in both languages where it is none (portal spec, section 8). */
export const JsonTitle = text(400);

/** Returns the schema of what may be left out or null. */
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema));
