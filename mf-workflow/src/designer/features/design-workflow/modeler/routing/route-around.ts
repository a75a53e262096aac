import { type Box, crosses, type Point, runsThrough } from './boxes.ts';
import { LeastFirst } from './least-first.ts';

/** A connection with the boxes of the diagram. */
export interface Route {
  /** The way as it would be drawn, from inside the source to inside the target. */
  readonly points: readonly Point[];
  readonly source: Box;
  readonly target: Box;
  /** Boxes that the way must not run through; neither the source nor the target is among them. */
  readonly obstacles: readonly Box[];
}

/** Distance that is kept from boxes, in px. */
const margin = 20;
/** Length in px of a longer way that is worth one bend less. */
const bendCost = 60;

/**
 * Returns the way as it is where it runs through nothing; else the shortest way at right angles around all boxes, with
 * few bends; and as it is where there is none.
 */
export function routeAround({ points, source, target, obstacles }: Route): readonly Point[] {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined || !crosses(points, obstacles)) return points;
  const boxes = [...obstacles, source, target];
  const [exits, entries] = [besides(source, from, boxes), besides(target, to, boxes)];
  const way = shortest(exits, entries, boxes);
  return way === null ? points : straightened([from, ...way, to]);
}

/** The points beside the four sides of a box from which one comes straight to a point in it. */
function besides(box: Box, inside: Point, boxes: readonly Box[]): readonly Point[] {
  const { x, y, width, height } = box;
  const sides = [
    { x: x + width + margin, y: inside.y },
    { x: inside.x, y: y + height + margin },
    { x: inside.x, y: y - margin },
    { x: x - margin, y: inside.y },
  ];
  return sides.filter((side) => boxes.every((each) => each === box || !runsThrough(inside, side, each)));
}

interface Step {
  readonly column: number;
  readonly row: number;
  readonly isAcross: boolean;
  readonly before: Step | null;
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The cheapest way between two sets of points along lines beside the boxes (Dijkstra); null where there is none. */
function shortest(exits: readonly Point[], entries: readonly Point[], boxes: readonly Box[]): readonly Point[] | null {
  const ends = [...exits, ...entries];
  const columns = lines([
    ...ends.map(({ x }) => x),
    ...boxes.flatMap(({ x, width }) => [x - margin, x + width + margin]),
  ]);
  const rows = lines([
    ...ends.map(({ y }) => y),
    ...boxes.flatMap(({ y, height }) => [y - margin, y + height + margin]),
  ]);
  const pointAt = ({ column, row }: Pick<Step, 'column' | 'row'>): Point => ({
    x: columns[column] ?? 0,
    y: rows[row] ?? 0,
  });
  const isEntry = (point: Point) => entries.some(({ x, y }) => x === point.x && y === point.y);
  const queue = new LeastFirst<Step>();
  for (const { x, y } of exits) {
    const at = { column: columns.indexOf(x), row: rows.indexOf(y), before: null };
    for (const isAcross of [true, false]) queue.add({ ...at, isAcross }, 0);
  }
  const done = new Set<number>();
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    const { item: step, cost } = next;
    const key = (step.row * columns.length + step.column) * 2 + (step.isAcross ? 1 : 0);
    if (done.has(key)) continue;
    done.add(key);
    const point = pointAt(step);
    if (isEntry(point)) return wayTo(step).map(pointAt);
    for (const [across, down] of directions) {
      const to = { column: step.column + across, row: step.row + down };
      if (columns[to.column] === undefined || rows[to.row] === undefined) continue;
      const end = pointAt(to);
      if (boxes.some((box) => runsThrough(point, end, box))) continue;
      const isAcross = down === 0;
      const length = Math.abs(end.x - point.x) + Math.abs(end.y - point.y);
      queue.add({ ...to, isAcross, before: step }, cost + length + (isAcross === step.isAcross ? 0 : bendCost));
    }
  }
  return null;
}

function lines(places: readonly number[]): readonly number[] {
  return [...new Set(places)].toSorted((a, b) => a - b);
}

function wayTo(last: Step): readonly Step[] {
  const steps: Step[] = [];
  for (let step: Step | null = last; step !== null; step = step.before) steps.unshift(step);
  return steps;
}

/** Without the points at which it goes straight on. */
function straightened(points: readonly Point[]): readonly Point[] {
  return points.filter((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (before === undefined || after === undefined) return true;
    const isStraight = (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y);
    return !isStraight;
  });
}
