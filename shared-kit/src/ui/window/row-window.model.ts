/** Rows that are drawn beyond each end of what is seen, and by how many at a time the window moves on. */
const margin = 16;
const step = 8;

/** The rows to draw, from `first` up to and without `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** Visible part of a list of rows of one height, all in px. */
export interface Sight {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The rows in sight with a margin; the same object's numbers for every position between two steps. */
export function rowWindow(count: number, { top, height, rowHeight }: Sight): RowWindow {
  const seen = Math.floor(Math.max(0, top) / rowHeight);
  const start = Math.min(seen - (seen % step), Math.max(0, count - 1));
  const first = Math.max(0, start - margin);
  return { first, end: Math.min(count, start + step + Math.ceil(height / rowHeight) + margin) };
}
