/** A row of a table, or the piece of it between two page breaks. Mm. */
export interface RowFragment {
  readonly row: number;
  readonly height: number;
  /** Height of the row's fragment that stands on earlier pages. */
  readonly from: number;
}

/** Part of a table that one page has. */
export interface TableFragment {
  /** Height of the head, 0 where it is not repeated. Mm. */
  readonly head: number;
  readonly rows: readonly RowFragment[];
  /** Rows before this page, whose totals are carried forward to it; null where none are. */
  readonly carried: number | null;
  /** True where the page's totals stand below its rows. */
  readonly hasFoot: boolean;
  /** True where the table ends here with its totals. */
  readonly hasTail: boolean;
}

/** Fragment of one item that a page shows. Mm from the upper left corner of the content. */
export interface PageFragment {
  /** Index of the item. */
  readonly item: number;
  readonly top: number;
  readonly height: number;
  /** Height of the fragments of a text or field that stand on earlier pages. */
  readonly from: number;
  /** Null for anything but a table. */
  readonly table: TableFragment | null;
}

/** Position in the flow: the page's index and the mm from its top. */
export interface PagePosition {
  readonly page: number;
  readonly y: number;
}

/** The top of the page after the one of a position. */
export const nextPage = ({ page }: PagePosition): PagePosition => ({ page: page + 1, y: 0 });

/** The one of two positions that stands further down the flow. */
export const later = (a: PagePosition, b: PagePosition): PagePosition =>
  b.page > a.page || (b.page === a.page && b.y > a.y) ? b : a;
