import type { TextAlign, TextLook } from '@portico/shared-kit/contract/print-elements';

/** Fixed text. */
export interface TextContent {
  readonly kind: 'text';
  readonly text: string;
  readonly look: TextLook;
}

/** A field; widths in mm, a label of width 0 is not shown. */
export interface ColumnContent {
  readonly kind: 'column';
  readonly label: { readonly text: string; readonly width: number; readonly look: TextLook };
  readonly value: { readonly text: string; readonly look: TextLook };
}

/** A column of a printed table. */
export interface TableColumn {
  readonly title: string;
  /** Mm; all columns together are as wide as the block. */
  readonly width: number;
  readonly align: TextAlign;
}

/** A sub-table or a log: a row holds one text a column. */
export interface TableContent {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly look: TextLook;
  /** Least heights in mm. */
  readonly headHeight: number;
  readonly rowHeight: number;
  readonly repeatsHead: boolean;
}

/** An element of a template with a record's words in it. Mm from the upper left corner of the content. */
export interface Block {
  readonly id: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** As designed; what stands below follows when the words need more. */
  readonly height: number;
  readonly content: TextContent | ColumnContent | TableContent;
}

/**
 * Measured heights of a block's line boxes in mm: one for a text or a field; the head and then every row of a table.
 */
export type LineBoxHeights = readonly number[];

/** Space above and below the words of a line box in mm; the stylesheet of the sheets says the same. */
export const lineBoxPadding = 1.2;

/** Height of a line of text in mm: one and a half times the font, whose size is in pt. */
export function lineHeight({ fontSize }: TextLook): number {
  return (fontSize * 1.5 * 25.4) / 72;
}
