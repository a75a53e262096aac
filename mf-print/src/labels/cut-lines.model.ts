import { type LabelSheet, placeAt } from './label-sheet.model.ts';

/** Short line in mm at which a knife is put. */
export interface CutMark {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Length of a mark in mm. */
const length = 3;

/** The marks of a sheet: at each corner of each label, outwards along both of its edges. */
export function cutMarks(sheet: LabelSheet): readonly CutMark[] {
  const marks = new Map<string, CutMark>();
  const add = (mark: CutMark) =>
    marks.set(
      Object.values(mark)
        .map((value: number) => value.toFixed(2))
        .join(' '),
      mark,
    );
  for (let place = 0; place < sheet.columns * sheet.rows; place += 1) {
    const { left, top } = placeAt(sheet, place);
    for (const [x, outX] of [
      [left, -1],
      [left + sheet.labelWidth, 1],
    ] as const) {
      for (const [y, outY] of [
        [top, -1],
        [top + sheet.labelHeight, 1],
      ] as const) {
        // Marks stay in the gap: into a neighbour they would be printed over its content.
        const [ownX, ownY] = [Math.min(length, sheet.gapX / 2 || length), Math.min(length, sheet.gapY / 2 || length)];
        if (sheet.gapX > 0 || isOuter(x, sheet.paperWidth, sheet, 'x'))
          add({ x1: x, y1: y, x2: x + outX * ownX, y2: y });
        if (sheet.gapY > 0 || isOuter(y, sheet.paperHeight, sheet, 'y'))
          add({ x1: x, y1: y, x2: x, y2: y + outY * ownY });
      }
    }
  }
  return [...marks.values()];
}

/** Returns whether an edge is one of all labels together. */
function isOuter(at: number, paper: number, sheet: LabelSheet, axis: 'x' | 'y'): boolean {
  const margin = axis === 'x' ? sheet.marginLeft : sheet.marginTop;
  return Math.abs(at - margin) < 0.01 || Math.abs(at - (paper - margin)) < 0.01;
}
