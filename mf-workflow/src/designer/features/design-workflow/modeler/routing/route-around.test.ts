import { type Box, crosses, runsThrough } from './boxes.ts';
import { routeAround } from './route-around.ts';

const box = (x: number, y: number, width = 100, height = 80): Box => ({ x, y, width, height });
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const straight = (source: Box, target: Box, obstacles: readonly Box[]) =>
  routeAround({ points: [middle(source), middle(target)], source, target, obstacles });

test('a line through a box is told from one that passes it or touches it', () => {
  const task = box(100, 100);
  expect(runsThrough({ x: 0, y: 140 }, { x: 300, y: 140 }, task)).toBe(true);
  expect(runsThrough({ x: 0, y: 0 }, { x: 300, y: 300 }, task)).toBe(true);
  expect(runsThrough({ x: 0, y: 100 }, { x: 300, y: 100 }, task)).toBe(false);
  expect(runsThrough({ x: 0, y: 140 }, { x: 90, y: 140 }, task)).toBe(false);
  expect(runsThrough({ x: 150, y: 0 }, { x: 150, y: 90 }, task)).toBe(false);
});

test('a way that runs through nothing stays as it is drawn', () => {
  const [source, target] = [box(0, 0), box(400, 0)];
  const points = [middle(source), { x: 250, y: 40 }, { x: 250, y: 300 }, middle(target)];
  expect(routeAround({ points, source, target, obstacles: [box(600, 0)] })).toBe(points);
});

test('a way goes around the box between, at right angles, on the shorter side', () => {
  expect(straight(box(0, 0), box(400, 0), [box(200, 10)])).toEqual([
    { x: 50, y: 40 },
    { x: 50, y: -20 },
    { x: 450, y: -20 },
    { x: 450, y: 40 },
  ]);
});

test('a box that is walled in is reached as it was', () => {
  const target = box(400, 0);
  const walls = [box(370, -60, 160, 40), box(370, 100, 160, 40), box(370, -60, 20, 200), box(510, -60, 20, 200)];
  expect(straight(box(0, 0), target, walls)).toEqual([
    { x: 50, y: 40 },
    { x: 450, y: 40 },
  ]);
});

/** The same numbers each time, from 0 to below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test('whatever stands around: a way that was changed runs through nothing and has right angles only', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = numbers(seed);
    const cells = [...new Set(Array.from({ length: 14 }, () => next(30)))];
    const [source, target, ...obstacles] = cells.map((cell) => box((cell % 6) * 160, Math.floor(cell / 6) * 130));
    if (source === undefined || target === undefined) continue;
    const points = straight(source, target, obstacles);
    expect([points[0], points.at(-1)]).toEqual([middle(source), middle(target)]);
    if (!crosses([middle(source), middle(target)], obstacles)) continue;
    expect(crosses(points, obstacles)).toBe(false);
    const slanting = points.slice(1).filter(({ x, y }, at) => points[at]?.x !== x && points[at]?.y !== y);
    expect(slanting).toEqual([]);
  }
});
