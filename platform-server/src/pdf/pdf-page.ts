import type { FontWeight } from '@portico/shared-kit/print';

/** Picture that was opened for a document. */
export type PdfPicture = PDFKit.Mixins.ImageSrc;

/** Page that is drawn on. Lengths are mm from its upper left corner. */
export interface PdfPage {
  readonly document: PDFKit.PDFDocument;
  /** Pictures by their name; null for those that a PDF cannot hold. */
  readonly pictures: ReadonlyMap<string, PdfPicture | null>;
  /** Returns the name of a font on this page, and a text as it is written with it. */
  encode(weight: FontWeight, text: string): readonly [name: string, codes: string];
  /** Writes operators of PDF. */
  write(operators: string): void;
}
