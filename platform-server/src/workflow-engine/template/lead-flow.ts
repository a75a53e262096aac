import { type Box, columnGap, type Layout, rowGap } from './lay-out.ts';
import type { TemplateFlow, TemplateNode, WorkflowTemplate } from './template.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Flow in its layout: its ends, and what stands beside it. */
interface FlowEnds {
  readonly source: TemplateNode;
  /** The source, or the node on whose border it stands. */
  readonly host: string;
  readonly target: string;
}

/**
 * Returns the way of a flow that runs through no box: out to the right of its source's column, along a line that is free or
 * below everything on its way, and into its target from the left; above everything where it leads back. Empty where an end
 * has no place.
 */
export function leadFlow(template: WorkflowTemplate, layout: Layout, flow: TemplateFlow): readonly Point[] {
  const source = template.nodes.find(({ id }) => id === flow.source);
  if (source === undefined) return [];
  const host = source.type === 'boundary' ? source.host : source.id;
  const [from, to] = [layout.boxes.get(source.id), layout.boxes.get(flow.target)];
  const [first, last] = [layout.columns.get(host), layout.columns.get(flow.target)];
  if (!from || !to || !first || !last) return [];
  const beginning = source.type === 'boundary' ? downFrom(from) : [rightOf(from)];
  const end = { x: to.x, y: to.y + to.height / 2 };
  const start = beginning.at(-1) ?? end;
  const y = lineOf(template, layout, { source, host, target: flow.target }, [start.y, end.y]);
  const [out, into] = [first.right + columnGap / 2, last.left - columnGap / 2];
  const between = [
    { x: out, y: start.y },
    { x: out, y },
    { x: into, y },
    { x: into, y: end.y },
  ];
  return withoutStraight([...beginning, ...between, end]);
}

const rightOf = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height / 2 });

/** An event on a border is left downwards, to a line between two rows. */
function downFrom({ x, y, width, height }: Box): readonly Point[] {
  const middle = x + width / 2;
  return [
    { x: middle, y: y + height },
    { x: middle, y: y + height + (rowGap - height / 2) / 2 },
  ];
}

/** Returns the height at which a flow passes the columns between its ends: the first of these that is free there. */
function lineOf(
  { nodes }: WorkflowTemplate,
  { boxes, columns }: Layout,
  { source, host, target }: FlowEnds,
  preferred: readonly number[],
): number {
  const [first, last] = [columns.get(host), columns.get(target)];
  if (!first || !last) return 0;
  const beside = nodes.filter(({ parent, type }) => parent === source.parent && type !== 'boundary');
  const boxesWithin = (left: number, right: number): readonly Box[] =>
    beside.flatMap(({ id }) => {
      const column = columns.get(id);
      const box = boxes.get(id);
      return box && column && column.left >= left && column.right <= right ? [box] : [];
    });
  if (last.left <= first.left) return Math.min(...boxesWithin(last.left, first.right).map(({ y }) => y)) - rowGap / 2;
  const passed = boxesWithin(first.right + 1, last.left - 1);
  const isFree = (at: number) => passed.every(({ y, height }) => at < y - 1 || at > y + height + 1);
  // Its name stands above the line.
  return preferred.find(isFree) ?? Math.max(...passed.map(({ y, height }) => y + height)) + (rowGap * 3) / 4;
}

/** Leaves out points on a straight line between their neighbours, and those that are there twice. */
function withoutStraight(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const [before, after] = [kept.at(-1), points[index + 1]];
    const isOnLine =
      before !== undefined &&
      after !== undefined &&
      ((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
    if (!isOnLine) kept.push(point);
  }
  return kept;
}
