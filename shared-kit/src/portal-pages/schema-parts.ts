import { Type } from 'typebox';
import { Nullable } from '../contract/common.schema.ts';
import { text } from '../contract/document-parts.schema.ts';

/** Target of a link: a page of the portal or another site. Anything else could run in our origin. */
export const Address = Type.String({ maxLength: 2000, pattern: '^(/(?!/)|https?://)' });

/** Names something by its code; such a code may be of a kind that this program does not know yet. */
export const Name = text(64);

/** A CSS colour; null follows the theme. */
export const Colour = Nullable(text(64));

/** Lines that a list shows at most. */
export const Lines = Type.Integer({ minimum: 1, maximum: 50 });
