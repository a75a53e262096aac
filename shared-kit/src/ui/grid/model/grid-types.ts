import type { ReactNode } from 'react';
import type { OptionColour } from '../../../contract/option-colours.ts';

/** Column of the grid. Ids are unique; two columns may share a title. */
export interface GridColumn<TRow> {
  readonly id: string;
  readonly title: string;
  /** The text of a cell; null and '' are shown as `--`. */
  text(row: TRow): string | null;
  /** A richer cell than its text (a link, a tag). Not asked for rows whose text is empty. */
  render?(row: TRow, text: string): ReactNode;
  /** Pixels. A column without a width is 176 wide and grows when there is room (list spec, section 9). */
  readonly width?: number | undefined;
  readonly pin?: 'left' | 'right' | undefined;
  /** Numbers stand right ('end'), everything else left. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** True where the user may drag the width; true by default. */
  readonly isResizable?: boolean | undefined;
  /** True where its owner knows figures of its values. */
  readonly hasStatistics?: boolean | undefined;
  /** False for a column of the owner's own, such as of buttons, that is neither sorted nor hidden; true by default. */
  readonly hasMenu?: boolean | undefined;
}

/** The summary row's figure under a column. */
export interface ColumnSummary {
  /** The figure. */
  readonly text: string;
  /** Name of the figure where it is no sum; gives way to the figure where both have no room. */
  readonly label?: string | undefined;
  /** A remark on the figure, such as what it leaves out, behind a mark beside it. */
  readonly note?: string | undefined;
}

/** The summary row by ids of columns. Apart from the columns, which stay the same while figures change. */
export type ColumnSummaries = Readonly<Record<string, ColumnSummary | undefined>>;

/**
 * A mark at the head of a row (list spec, section 2: DRAFT and PROCESSING rows, and what a script says of one). `label` says it in
 * words.
 */
export interface RowMark {
  readonly tone: 'draft' | 'processing' | 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly label: string;
}

/** The rows of the page shown, and where the page stands among all rows. */
export interface GridRows<TRow> {
  readonly items: readonly TRow[];
  keyOf(row: TRow): string;
  /** All rows over all pages; the rows shown by default. */
  readonly total?: number | undefined;
  /** Number of rows before this page; 0 by default. */
  readonly offset?: number | undefined;
  markOf?(row: TRow): RowMark | null;
  /** The colour of a cell; of the whole row where the column is null. */
  colourOf?(row: TRow, columnId: string | null): OptionColour | null;
  /** Number of lines of a row, which make it higher; 1 by default. */
  linesOf?(row: TRow): number;
}

/** Rows with rows below them (portal spec, section 2, Tree mode). */
export interface GridTree<TRow> {
  /** The loaded children; undefined when there are none or they are not loaded yet. */
  childrenOf(row: TRow): readonly TRow[] | undefined;
  canExpand(row: TRow): boolean;
  readonly expanded: ReadonlySet<string>;
  /** The place of a row among those beside it, from 1, and how many they are, where not all of them need be loaded. */
  placeOf?(row: TRow): { readonly posInSet: number; readonly setSize: number };
  /** Asked to open or close a row; the owner loads children where needed. */
  onToggle(row: TRow, isExpanded: boolean): void;
}

/** The selected rows, by their keys. Keys of rows that are not shown are kept and do not count. */
export interface GridSelection<TRow> {
  readonly selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
  /** Rows that cannot be selected have a disabled box; all can by default. */
  canSelect?(row: TRow): boolean;
}

/** Height of rows. */
export type Density = 'compact' | 'middle' | 'loose';

/** Px from the upper left corner. */
export interface ScrollPosition {
  readonly top: number;
  readonly left: number;
}

/** Presentation of the grid; everything has a default. */
export interface GridView {
  readonly density?: Density | undefined;
  /** The ordinal column; shown by default. */
  readonly hasOrdinal?: boolean | undefined;
  /** Rows at the top that stay in sight while the others scroll; 0 by default. */
  readonly frozenRows?: number | undefined;
  /** 'fill' takes the height of its place (default), 'content' grows with its rows. */
  readonly fit?: 'fill' | 'content' | undefined;
  /** Called when the user has set a width, in pixels; null when the user asked for the default again. */
  onWidthChange?(columnId: string, width: number | null): void;
  /** The user asked to pin a column, or to let it scroll again (null); heads offer it where somebody listens. */
  onPinChange?(columnId: string, pin: 'left' | 'right' | null): void;
  /** The user asked for the figures of a column; heads of those that have some offer it where somebody listens. */
  onStatistics?(columnId: string): void;
  /** The user asked to hide a column; heads offer it where somebody listens. */
  onHide?(columnId: string): void;
  /** Scroll position to start from, so that a list stands where it was left. */
  readonly initialScroll?: ScrollPosition | undefined;
  onScrollChange?(position: ScrollPosition): void;
  /** Key of the row where keys go on, which takes the focus where nothing else has it. */
  readonly initialRow?: string | undefined;
  /** Called with the key of the row at which the keys are. */
  onRowChange?(key: string): void;
  /** Key at whose change the grid scrolls to its top: a new page, filter or sort. */
  readonly scrollResetKey?: string | number | undefined;
}
