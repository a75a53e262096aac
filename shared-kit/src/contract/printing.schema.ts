import { type Static, Type } from 'typebox';
import { Id, KeyOf, Nullable } from './common.schema.ts';
import { ModelCode, RecordId } from './ids.schema.ts';
import { mostPrinted } from './print-limits.ts';

/** Records that are printed, in the order of printing. */
const printed = {
  schemaCode: ModelCode,
  objectIds: Type.Array(RecordId, { minItems: 1, maxItems: mostPrinted }),
};

/** Records to print, too many for an address. */
export const PrintSelection = Type.Object(printed);
export type PrintSelection = Static<typeof PrintSelection>;

/** Names a selection; it is there for who made it alone, for a day. */
export const PrintSelectionInput = Type.Object({ selection: Id });
export type PrintSelectionInput = Static<typeof PrintSelectionInput>;

/** Layouts of printed records beside those of templates. */
export const ownLayouts = { plain: true, labels: true } as const;

/** Tells that records were sent to a printer: by a template, or by a layout that needs none. */
export const NotePrintingInput = Type.Object({
  ...printed,
  templateId: Nullable(Id),
  layout: Type.Optional(KeyOf(ownLayouts)),
});
export type NotePrintingInput = Static<typeof NotePrintingInput>;
