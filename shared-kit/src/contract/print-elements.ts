import type { FilterTree } from '../filters/index.ts';

/** Marks that a header or footer may show (portal spec, section 3). */
export type PageMark = 'PageNum' | 'Total' | 'Date' | 'Time';
/** Alignment of text in its box. */
export type TextAlign = 'left' | 'center' | 'right';
/** Style of a line that is drawn. */
export type LineStyle = 'solid' | 'dashed';

/** `fontSize` in pt; `color` as `#rrggbb`, null: ink. */
export interface TextLook {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly align: TextAlign;
  readonly color: string | null;
}

/** Mark of a header or footer: which, and where on the line. */
export interface AlignedMark {
  readonly mark: PageMark;
  readonly align: TextAlign;
}

/** Paper and margins of a page; all lengths in mm. */
export interface PageSettings {
  readonly eleType: 'pageSettings';
  readonly id: string;
  readonly direction: 'portrait' | 'landscape';
  /** Name of a size of `paperSizes`, or `custom`. The size that counts is in `paperWidth` and `paperHeight`. */
  readonly paperSize: string;
  /** Of the paper held upright; `landscape` turns it. */
  readonly paperWidth: number;
  readonly paperHeight: number;
  readonly marginTop: number;
  readonly marginBottom: number;
  readonly marginLeft: number;
  readonly marginRight: number;
  readonly header: readonly AlignedMark[];
  readonly footer: readonly AlignedMark[];
  /** `refId` of a kept picture, or null. */
  readonly backgroundImage: string | null;
  readonly printBackground: boolean;
}

/** Place and size in mm from the upper left corner of the page's content, that is within the margins. */
export interface ElementBox {
  readonly id: string;
  readonly top: number;
  readonly left: number;
  readonly widthValue: number;
  readonly heightValue: number;
  /** Condition on the record: `and` is `&&`, `or` is `||`. The element is hidden when it fails; null: always shown. */
  readonly displayFormula: FilterTree | null;
}

/** Fixed text: `innerTxt` is JSON text with zh and en. */
export interface FixedTextElement<TType extends 'title' | 'text'> extends ElementBox {
  readonly eleType: TType;
  readonly innerTxt: string;
  readonly look: TextLook;
}

/** Half of a field's line; `widthValue` in mm, 0: not shown. */
export interface ColumnPart {
  readonly widthValue: number;
  readonly look: TextLook;
}

/** A field: its label on the left and its value on the right. */
export interface ColumnElement extends ElementBox {
  readonly eleType: 'column';
  /** Property code of a field or a system item. */
  readonly code: string;
  /** `innerTxt` is JSON text with zh and en; null: the name of the field. */
  readonly leftKey: ColumnPart & { readonly innerTxt: string | null };
  readonly rightValue: ColumnPart;
  /** True where lines are drawn around the label and the value. */
  readonly framed: boolean;
}

/** Column of a printed sub-table. */
export interface SheetColumn {
  readonly code: string;
  /** JSON text with zh and en; null: the name of the field. */
  readonly innerTxt: string | null;
  /** A share of the table's width, or mm where the table is split across pages. */
  readonly widthValue: number;
  /** Presentation of files: their names, or pictures (signatures, photos) in the cell. */
  readonly display: 'text' | 'picture';
  /** True where totals of the table have the sum of this column. */
  readonly sum: boolean;
  /** Key column: repeated on each page across which a wide table is split. */
  readonly repeat: boolean;
}

/** A sub-table. It grows with its rows and goes on over pages; what stands below it follows. */
export interface SheetElement extends ElementBox {
  readonly eleType: 'sheet';
  /** Property code of the sub-table. */
  readonly code: string;
  readonly columns: readonly SheetColumn[];
  /** Least heights of the head and of a row, in mm. */
  readonly headHeight: number;
  readonly bodyHeight: number;
  /** True where the head is printed again on each page. */
  readonly sheetHeaderPagingAttr: boolean;
  /** Code of the column whose equal values make a group of rows; null: no groups. */
  readonly groupBy: string | null;
  /** Rows that stay on one page where they fit on one: each by itself, those of a group, or all. */
  readonly keepTogether: 'row' | 'group' | 'table';
  /** Sums of the columns that have `sum`: below each group, at the foot of each page, carried forward to the next, and at the end. */
  readonly groupTotal: boolean;
  readonly pageTotal: boolean;
  readonly carriedForward: boolean;
  readonly grandTotal: boolean;
  /** `split`: columns have the widths that they say, and those that find no room go on on further pages. */
  readonly wideTable: 'fit' | 'split';
  readonly look: TextLook;
}

/** Columns that a printed workflow log may have. */
export type WorkflowLogColumn =
  | 'activity'
  | 'handler'
  | 'result'
  | 'comment'
  | 'received'
  | 'finished'
  | 'usedTime'
  | 'signature';

/** The workflow log of the record; it grows like a sub-table. */
export interface WorkflowLogElement extends ElementBox {
  readonly eleType: 'workflowLog';
  readonly headHeight: number;
  readonly bodyHeight: number;
  readonly logColumns: readonly WorkflowLogColumn[];
  /** False where work items that nobody has handled yet are left out. */
  readonly openItems: boolean;
  readonly look: TextLook;
}

/** A picture: a fixed one, or those of a field that holds files. */
export interface PictureElement extends ElementBox {
  readonly eleType: 'picture';
  /** `refId` of a kept picture; null: the pictures of the field `code`. */
  readonly refId: string | null;
  readonly code: string;
  readonly fit: 'contain' | 'cover' | 'fill';
  /** Pictures of a field side by side; the rest stands below, each as tall as the element was designed. */
  readonly perRow: number;
}

/** A line from the upper left corner of its box along its longer side; `thickness` in mm. */
export interface LineElement extends ElementBox {
  readonly eleType: 'line';
  readonly thickness: number;
  readonly lineStyle: LineStyle;
  readonly color: string | null;
}

/** A rectangle; `fill` as `#rrggbb`, null: none; `radius` in mm. */
export interface BoxElement extends ElementBox {
  readonly eleType: 'box';
  readonly thickness: number;
  readonly lineStyle: LineStyle;
  readonly color: string | null;
  readonly fill: string | null;
  readonly radius: number;
}

/** Content of a code: the value of a field, a fixed text, or the link that opens the record. */
interface CodeContent {
  readonly content: 'field' | 'text' | 'record';
  readonly code: string;
  readonly innerTxt: string;
}

/** A barcode. */
export interface BarcodeElement extends ElementBox, CodeContent {
  readonly eleType: 'barcode';
  readonly format: 'code128' | 'code39' | 'ean13';
  /** True where the characters stand below the bars. */
  readonly showText: boolean;
}

/** A QR code; `level` says how much of it may be unreadable. */
export interface QrCodeElement extends ElementBox, CodeContent {
  readonly eleType: 'qrCode';
  readonly level: 'L' | 'M' | 'Q' | 'H';
}

/** Things that the workflow log says of one activity; '': of whichever came last. */
interface OfActivity {
  readonly activityCode: string;
  readonly showName: boolean;
  readonly showDate: boolean;
  readonly look: TextLook;
}

/** The signature under the last approval of an activity. */
export interface SignatureElement extends ElementBox, OfActivity {
  readonly eleType: 'signature';
}

/** The opinions that were given at an activity, one below the other. */
export interface OpinionElement extends ElementBox, OfActivity {
  readonly eleType: 'opinion';
}

/** Anything that stands on a page of a template. */
export type PrintElement =
  | FixedTextElement<'title'>
  | FixedTextElement<'text'>
  | ColumnElement
  | SheetElement
  | WorkflowLogElement
  | PictureElement
  | LineElement
  | BoxElement
  | BarcodeElement
  | QrCodeElement
  | SignatureElement
  | OpinionElement;
/** Tells elements apart. */
export type PrintElementType = PrintElement['eleType'];
/** Element of one type. */
export type PrintElementOf<T extends PrintElementType> = Extract<PrintElement, { readonly eleType: T }>;
