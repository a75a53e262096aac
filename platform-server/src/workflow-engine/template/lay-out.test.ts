import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Box, layOut } from './lay-out.ts';
import { leadFlow } from './lead-flow.ts';
import { readTemplate } from './read-template.ts';
import type { TemplateFlow, TemplateNode, WorkflowTemplate } from './template.ts';

const bare = { id: 'P', code: 'p', name: '' } as unknown as WorkflowTemplate;

/** Template of nodes of which the layout knows type, parent and host only. */
const templateOf = (nodes: readonly Partial<TemplateNode>[], flows: readonly [string, string][]): WorkflowTemplate => ({
  ...bare,
  nodes: nodes.map((node) => ({ parent: null, ...node })) as TemplateNode[],
  flows: flows.map(([source, target], index) => ({ id: `F${index}`, source, target }) as TemplateFlow),
});

/** Returns the boxes that a flow runs through, and those that lie on one another, by the ids of their nodes. */
function faultsOf(template: WorkflowTemplate): readonly string[] {
  const layout = layOut(template);
  const boxOf = (id: string): Box => layout.boxes.get(id) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
  const areas = template.nodes.filter(({ type }) => type !== 'boundary');
  const isCommon = (one: Box, other: Box) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
  const overlaps = areas.flatMap((one) =>
    areas
      .filter((other) => other.id > one.id && other.parent === one.parent && isCommon(boxOf(one.id), boxOf(other.id)))
      .map((other) => `${one.id} lies on ${other.id}`),
  );
  const crossings = template.flows.flatMap((flow) => {
    const points = leadFlow(template, layout, flow);
    const parent = template.nodes.find(({ id }) => id === flow.source)?.parent;
    const inTheWay = areas.filter((node) => node.parent === parent);
    return points.slice(1).flatMap((point, index) => {
      const before = points[index] ?? point;
      const [x, y] = [Math.min(before.x, point.x), Math.min(before.y, point.y)];
      const line = { x, y, width: Math.abs(point.x - before.x), height: Math.abs(point.y - before.y) };
      const isStraight = line.width === 0 || line.height === 0;
      const through = inTheWay
        .filter(({ id }) => isCommon(line, boxOf(id)))
        .map(({ id }) => `${flow.id} through ${id}`);
      return isStraight ? through : [...through, `${flow.id} is not at right angles`];
    });
  });
  return [...overlaps, ...crossings];
}

test.each([
  'expenses/workflows/expense',
  'leave/workflows/leave',
  'purchase/workflows/purchase',
  'seal/workflows/seal',
])('no flow of a workflow of the demo runs through an element: %s', async (name) => {
  const path = join(__dirname, `../../../../demo/applications/${name}-approval.bpmn`);
  const reading = await readTemplate(readFileSync(path, 'utf8'));
  expect(reading).toMatchObject({ ok: true });
  if (reading.ok) expect(faultsOf(reading.template)).toEqual([]);
});

test('a node stands behind all from which a flow leads to it, however many ways there are', () => {
  const nodes = ['S', 'A', 'B', 'E', 'X'].map((id) => ({ id, type: id === 'S' ? 'start' : 'approve' }) as const);
  const { boxes } = layOut(
    templateOf(nodes, [
      ['S', 'X'],
      ['X', 'E'],
      ['S', 'E'],
      ['S', 'A'],
      ['A', 'B'],
      ['B', 'E'],
      ['B', 'A'],
    ]),
  );
  const places = ['S', 'A', 'B', 'E'].map((id) => boxes.get(id)?.x ?? Number.NaN);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(4);
});

test('an event on a border is left downwards', () => {
  const template = templateOf(
    [
      { id: 'S', type: 'start' },
      { id: 'A', type: 'approve' },
      { id: 'T', type: 'boundary', host: 'A' },
      { id: 'E', type: 'end' },
    ],
    [
      ['S', 'A'],
      ['A', 'E'],
      ['T', 'E'],
    ],
  );
  const layout = layOut(template);
  const [first, second] = leadFlow(template, layout, template.flows[2] as TemplateFlow);
  const box = layout.boxes.get('T');
  expect(first).toEqual({ x: (box?.x ?? 0) + 18, y: (box?.y ?? 0) + 36 });
  expect(second?.x).toBe(first?.x);
  expect(faultsOf(template)).toEqual([]);
});

test('no box lies on another one, and no flow runs through one, whatever leads where', () => {
  const types = fc.constantFrom('approve', 'exclusive', 'end', 'timer', 'subProcess');
  const level = fc.array(types, { minLength: 1, maxLength: 7 });
  const flows = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 });
  const property = fc.property(level, level, flows, flows, (outer, inner, outerFlows, innerFlows) => {
    const named = (prefix: string, kinds: readonly string[], parent: string | null) =>
      ['start', ...kinds].map((type, index) => ({ id: `${prefix}${index}`, type, parent }) as Partial<TemplateNode>);
    const host = outer.indexOf('subProcess') + 1;
    const [above, below] = [named('A', outer, null), host > 0 ? named('B', inner, `A${host}`) : []];
    const between = (nodes: readonly Partial<TemplateNode>[], pairs: readonly [number, number][]) =>
      pairs.flatMap(([from, to]): [string, string][] => {
        const [source, target] = [nodes[from]?.id, nodes[to]?.id];
        return source === undefined || target === undefined ? [] : [[source, target]];
      });
    const template = templateOf([...above, ...below], [...between(above, outerFlows), ...between(below, innerFlows)]);
    expect(faultsOf(template)).toEqual([]);
  });
  fc.assert(property, { numRuns: 300 });
});
