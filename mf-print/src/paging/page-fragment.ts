/** A row of a table, or the piece of it between two page breaks. Mm. */
export interface RowFragment {
  readonly row: number;
  readonly height: number;
  /** Height of the row's fragment that stands on earlier pages. */
  readonly from: number;
}

/** Fragment of one block that a page shows. Mm from the upper left corner of the content. */
export interface PageFragment {
  /** Index of the block. */
  readonly block: number;
  readonly top: number;
  readonly height: number;
  /** Height of a text's or field's fragment that stands on earlier pages. */
  readonly from: number;
  /** Of a table: the height of its head, 0 where it is not repeated; and its rows on this page. */
  readonly head: number;
  readonly rows: readonly RowFragment[];
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
