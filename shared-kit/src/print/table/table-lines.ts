import { cellStroke, paperColours } from '../drawing/colours.ts';
import type { LineShape, RectShape } from '../drawing/primitives.ts';

/** Line of a table as it is drawn: where it stands, and the edges between its cells. Mm. */
export interface RuledLine {
  readonly top: number;
  readonly height: number;
  /** Left edges of its cells, from the left edge of the table. */
  readonly edges: readonly number[];
  readonly isShaded: boolean;
}

/** Returns the shades and lines of a table's fragment: around it, below each line, and between cells as far down as they go on. */
export function ruledLines(lines: readonly RuledLine[], x: number, width: number): (LineShape | RectShape)[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const bottom = last.top + last.height;
  const shades = lines
    .filter(({ isShaded }) => isShaded)
    .map(({ top, height }): RectShape => ({ ...rect(x, top, width, height), fill: paperColours.shade, stroke: null }));
  const frame: RectShape = { ...rect(x, first.top, width, bottom - first.top), fill: null, stroke: cellStroke };
  const across = lines.slice(1).map(({ top }) => line(x, top, x + width, top));
  return [...shades, frame, ...across, ...between(lines, x)];
}

function between(lines: readonly RuledLine[], x: number): LineShape[] {
  const drawn: LineShape[] = [];
  let run: { edges: readonly number[]; top: number; bottom: number } | null = null;
  const close = () => {
    for (const edge of run?.edges ?? []) if (edge > 0 && run) drawn.push(line(x + edge, run.top, x + edge, run.bottom));
  };
  for (const { top, height, edges } of lines) {
    if (run !== null && run.edges.join() === edges.join()) {
      run.bottom = top + height;
      continue;
    }
    close();
    run = { edges, top, bottom: top + height };
  }
  close();
  return drawn;
}

const rect = (x: number, y: number, width: number, height: number) =>
  ({ kind: 'rect', x, y, width, height, radius: 0 }) as const;

const line = (x1: number, y1: number, x2: number, y2: number): LineShape => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke: cellStroke,
});
