import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common.schema.ts';
import { FormCode, ModelCode, RecordId } from './ids.schema.ts';

/** JSON text of the record that a code leads to: `schemaCode`, `id`, and the form as `sheetCode`. */
const PairValue = Type.String({ minLength: 2, maxLength: 300 });

/** The object of a pair value. */
export const CodedRecord = Type.Object({
  schemaCode: ModelCode,
  id: RecordId,
  /** The form that opens; null or absent: the model's first. */
  sheetCode: Type.Optional(Nullable(FormCode)),
});
export type CodedRecord = Static<typeof CodedRecord>;

/** Asks for the short codes of records (portal spec, section 7). */
export const MakeShortCodesInput = Type.Object({
  pairs: Type.Array(Type.Object({ pairValue: PairValue }), { minItems: 1, maxItems: 500 }),
});
export type MakeShortCodesInput = Static<typeof MakeShortCodesInput>;

/** Short codes in the order of their pair values; the same value has the same code. */
export const ShortCodes = Type.Object({
  pairs: Type.Array(Type.Object({ pairValue: Type.String(), pairCode: Id })),
});
export type ShortCodes = Static<typeof ShortCodes>;

/** Names a code, as it was scanned. */
export const ShortCodeInput = Type.Object({ pairCode: Id });
export type ShortCodeInput = Static<typeof ShortCodeInput>;

/** A text as a QR code: an address of this portal, whole or as a path. */
export const QrCodeInput = Type.Object({ text: Type.String({ minLength: 1, maxLength: 1000 }) });
export type QrCodeInput = Static<typeof QrCodeInput>;
