import { type TSchema, Type } from 'typebox';
import { Nullable } from '../contract/common.schema.ts';

/** Returns the schema of one of some values. */
export const oneOf = <const T extends string | number>(...values: T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));

/** Returns the schema of a text up to a length. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** Target of a link: a page of the portal or another site. Anything else could run in our origin. */
export const Address = Type.String({ maxLength: 2000, pattern: '^(/(?!/)|https?://)' });

/** Names something by its code; such a code may be of a kind that this program does not know yet. */
export const Name = text(64);

/** JSON text with zh and en; the raw text in both languages where it is none (portal spec, section 8). */
export const JsonTitle = text(400);

/** A CSS colour; null follows the theme. */
export const Colour = Nullable(text(64));

/** Lines that a list shows at most. */
export const Lines = Type.Integer({ minimum: 1, maximum: 50 });

/** Returns the schema of what may be left out or null. */
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema));
