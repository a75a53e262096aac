import type { PrintElement } from '../../contract/print-elements.ts';
import type { PrintRecord } from '../../contract/print.schema.ts';
import type { Primitive } from '../drawing/primitives.ts';
import { textPadding } from '../drawing/text-box.ts';
import { layOutElement } from './element-layouts.ts';
import { type StripExtent, type TableExtent, tolerance } from './flow-item.ts';
import type { PageFragment, RowFragment } from './page-fragment.ts';
import type { PaperSize } from './paper.ts';
import type { PrintJob } from './print-job.ts';

/** An element by itself, with its upper left corner at 0, 0. */
export interface ElementShapes {
  readonly primitives: readonly Primitive[];
  /** True where the record needs more height than was designed: on paper it grows, and here it is cut. */
  readonly grows: boolean;
}

/**
 * Draws one element in the size that it was designed with, with the words of a record and whatever its display formula says: for who
 * edits it. Lines and rows that find no room are left out. `content` is the size of what lies between the margins. Null where the
 * element shows nothing.
 */
export function drawElement(
  element: PrintElement,
  record: PrintRecord,
  job: Omit<PrintJob, 'template' | 'printedAt'>,
  content: PaperSize,
): ElementShapes | null {
  const problems = new Set<never>();
  const laidOut = layOutElement(element, withLeadingRows(record, element), { ...job, content, problems });
  if (laidOut === null) return null;
  const { layout } = laidOut;
  const { heightValue: height } = laidOut.element;
  const { extent } = layout;
  const isTable = extent.kind === 'table';
  const fragment = isTable ? tableFragment(extent, height) : stripFragment(extent, height);
  const needed = isTable ? heightOf(extent) : extent.height;
  return { primitives: layout.draw({ x: 0, y: 0 }, fragment, 0), grows: needed > height + tolerance };
}

/** Of a long sub-table only so many rows are laid out as may be seen, so that each change is drawn at once. */
function withLeadingRows(record: PrintRecord, element: PrintElement): PrintRecord {
  if (element.eleType !== 'sheet') return record;
  const { bizObject } = record;
  const rows: unknown = bizObject.data[element.code];
  const most = Math.ceil(element.heightValue / Math.max(1, element.bodyHeight)) + 1;
  if (!Array.isArray(rows) || rows.length <= most) return record;
  const data = { ...bizObject.data, [element.code]: rows.slice(0, most) };
  return { ...record, bizObject: { ...bizObject, data } };
}

function stripFragment({ height, line }: StripExtent, designed: number): PageFragment {
  const least = line === null ? height : Math.min(height, line + textPadding.block * 2);
  return { item: 0, top: 0, height: Math.max(designed, least), from: 0, table: null };
}

const heightOf = ({ head, rows, foot, tail }: TableExtent): number =>
  rows.reduce((sum, height) => sum + height, head + foot + tail);

/** Rows as far as they begin within the designed height, and the totals where all of the table is seen. */
function tableFragment(extent: TableExtent, designed: number): PageFragment {
  const { head, rows: heights, foot, tail } = extent;
  const rows: RowFragment[] = [];
  let filled = head;
  for (const [row, height] of heights.entries()) {
    if (filled >= designed && rows.length > 0) break;
    rows.push({ row, height, from: 0 });
    filled += height;
  }
  const isWhole = rows.length === heights.length;
  const table = { head, rows, carried: null, hasFoot: isWhole && foot > 0, hasTail: isWhole && tail > 0 };
  return { item: 0, top: 0, height: filled + (isWhole ? foot + tail : 0), from: 0, table };
}
