import { type Static, type TSchema, Type } from 'typebox';
import { Id, Nullable } from './common.schema.ts';
import { oneOf } from './document-parts.schema.ts';
import { audienceKinds, mostInAudience } from './print-audience.ts';
import { printLimits } from './print-element-defaults.ts';
import { elementSchemas, PageSettingsSchema } from './print-elements.schema.ts';
import type { PrintTemplateDocument } from './print-template.ts';

/** The schema of every type of element, and of the settings of a page. */
export const printElementSchemas: Readonly<Record<string, TSchema>> = {
  pageSettings: PageSettingsSchema,
  ...elementSchemas,
};

const pagesOf = <T extends TSchema>(element: T) =>
  Type.Array(Type.Array(element, { maxItems: printLimits.elements }), { minItems: 1, maxItems: printLimits.pages });

/** An element of a type that this program does not have: kept as it is. */
const UnknownElement = Type.Object({
  eleType: Type.String({ pattern: `^(?!(${Object.keys(printElementSchemas).join('|')})$)`, maxLength: 64 }),
});

const Audience = Type.Array(Type.Object({ kind: oneOf(...audienceKinds), value: Id }), { maxItems: mostInAudience });
const audience = Type.Optional(Nullable(Audience));

/** All of saved print attributes but what their elements hold. */
export const PrintTemplateFrame = Type.Object({ pages: pagesOf(Type.Unknown()), audience });

/** Print attributes as they may be saved: what they leave out is filled in by `readPrintTemplate`. */
export const SavedPrintTemplate = Type.Object({
  version: Type.Literal(1 satisfies PrintTemplateDocument['version']),
  audience,
  pages: pagesOf(Type.Union([PageSettingsSchema, ...Object.values(elementSchemas), UnknownElement])),
});
export type SavedPrintTemplate = Static<typeof SavedPrintTemplate>;
