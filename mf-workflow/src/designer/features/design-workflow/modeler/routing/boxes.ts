/** A place on the canvas, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the canvas, in px. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Tolerance in px: a line that only touches a box does not run through it. */
const tolerance = 1;

/** Returns true where a straight line runs through a box. */
export function runsThrough(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // How much of the line, from 0 to 1, lies between each pair of opposite sides (Liang and Barsky).
  let [begin, end] = [0, 1];
  const sides = [
    [-dx, from.x - (x + tolerance)],
    [dx, x + width - tolerance - from.x],
    [-dy, from.y - (y + tolerance)],
    [dy, y + height - tolerance - from.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) begin = Math.max(begin, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return begin < end;
}

/** Returns true where a way of straight lines runs through one of the boxes. */
export function crosses(points: readonly Point[], boxes: readonly Box[]): boolean {
  return points.slice(1).some((to, at) => boxes.some((box) => runsThrough(points[at] ?? to, to, box)));
}
