import { crosses, type Point } from './boxes.ts';
import { box, fileOf, line } from '../testing/files.ts';
import { openInTest } from '../testing/open-in-test.ts';

const inARow = fileOf(
  '<process id="P" isExecutable="true"><userTask id="A"/><userTask id="B"/><userTask id="C"/><sequenceFlow id="AB" sourceRef="A" targetRef="B"/><userTask id="Last"/></process>',
  {
    P:
      box('A', 100, 100) +
      box('B', 300, 100) +
      box('C', 500, 100) +
      box('Last', 500, 300) +
      line('AB', [200, 140], [300, 140]),
  },
);

function wayOf(xml: string, target: string): readonly Point[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const flow = [...document.querySelectorAll('sequenceFlow')].find((each) => each.getAttribute('targetRef') === target);
  const edge = document.querySelector(`[bpmnElement="${flow?.getAttribute('id')}"]`);
  const points = [...(edge?.children ?? [])].filter(({ localName }) => localName === 'waypoint');
  return points.map((each) => ({ x: Number(each.getAttribute('x')), y: Number(each.getAttribute('y')) }));
}

/** The points after which a way goes on neither level nor upright. */
function slanted(way: readonly Point[]): readonly Point[] {
  return way.filter(({ x, y }, at) => {
    const next = way[at + 1];
    return next !== undefined && Math.abs(next.x - x) > 1 && Math.abs(next.y - y) > 1;
  });
}

const boxB = { x: 300, y: 100, width: 100, height: 80 };

test('a flow that is drawn past an element goes around it', async () => {
  const design = await openInTest(inARow);
  design.edits?.connect('A', 'C');
  const way = wayOf(await design.xml(), 'C');
  expect(way.length).toBeGreaterThan(2);
  expect(crosses(way, [boxB])).toBe(false);
});

test('a flow with nothing in its way is drawn as ever', async () => {
  const design = await openInTest(inARow);
  design.edits?.connect('B', 'C');
  expect(wayOf(await design.xml(), 'C')).toEqual([
    { x: 400, y: 140 },
    { x: 500, y: 140 },
  ]);
});

test('a flow gives way to an element that is moved onto it by keyboard', async () => {
  const design = await openInTest(inARow);
  design.edits?.connect('B', 'Last');
  const before = wayOf(await design.xml(), 'Last');
  design.select('C');
  const keys = document.querySelector('.djs-container svg');
  const move = (key: string, times: number) => {
    for (let step = 0; step < times; step += 1)
      keys?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
  };
  move('ArrowLeft', 10);
  move('ArrowDown', 12);
  const moved = { x: 400, y: 220, width: 100, height: 80 };
  expect(await design.xml()).toContain('<dc:Bounds x="400" y="220" width="100" height="80" />');
  expect(crosses(before, [moved])).toBe(true);
  const after = wayOf(await design.xml(), 'Last');
  expect(crosses(after, [moved, boxB])).toBe(false);
  expect(slanted(after)).toEqual([]);
});

test('a flow that is led around something comes straight to its end, also where it came from the side before', async () => {
  const design = await openInTest(inARow);
  design.edits?.connect('A', 'C');
  expect(slanted(wayOf(await design.xml(), 'C'))).toEqual([]);
  design.edits?.connect('A', 'Last');
  expect(slanted(wayOf(await design.xml(), 'Last'))).toEqual([]);
  design.select('Last');
  const keys = document.querySelector('.djs-container svg');
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp'])
    for (let step = 0; step < 7; step += 1)
      keys?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
  expect(slanted(wayOf(await design.xml(), 'Last'))).toEqual([]);
  expect(slanted(wayOf(await design.xml(), 'C'))).toEqual([]);
});
