import type { CanvasEvent, DiagramElement, GetService, Waypoint } from '../services.ts';
import { type Box, crosses, type Point } from './boxes.ts';
import { routeAround } from './route-around.ts';

const flow = 'bpmn:SequenceFlow';
/** Elements that flows may run through: those that hold others, and remarks. */
const open = /^bpmn:(Participant|Lane|Group|TextAnnotation)$/;

/** Lets sequence flows go around other elements, when they are drawn and when something is put in their way. */
export function routeFlows(get: GetService): void {
  const layouter = get('layouter');
  const layOut = layouter.layoutConnection.bind(layouter);
  layouter.layoutConnection = (connection, hints) => {
    const points = layOut(connection, hints).map(inside);
    const { source, target } = { source: connection.source, target: connection.target, ...ends(hints) };
    if (connection.type !== flow || source == null || target == null) return points;
    return [...routeAround({ points, source, target, obstacles: obstaclesOf(connection, source, target) })];
  };
  const moved = ['elements.move', 'shape.move', 'shape.create', 'shape.append', 'shape.resize', 'elements.create'];
  get('eventBus').on(
    moved.map((command) => `commandStack.${command}.postExecuted`),
    ({ context }: CanvasEvent) => {
      for (const shape of shapesIn(context)) clearOf(get, shape);
    },
  );
}

/** Returns the point in the element at which a way begins or ends, where it is drawn from its border on only. */
function inside({ original, x, y }: Waypoint): Point {
  return original ?? { x, y };
}

interface Hints {
  readonly source?: DiagramElement;
  readonly target?: DiagramElement;
}

function ends(hints: Hints | undefined): Hints {
  return { ...(hints?.source ? { source: hints.source } : {}), ...(hints?.target ? { target: hints.target } : {}) };
}

function shapesIn(context: CanvasEvent['context']): readonly DiagramElement[] {
  const { shape, shapes = [], elements = [] } = context ?? {};
  return [...(shape === undefined ? [] : [shape]), ...shapes, ...elements].filter(isBox);
}

function isBox({ type, labelTarget, waypoints }: DiagramElement): boolean {
  return waypoints === undefined && !labelTarget && type !== 'label' && !open.test(type);
}

/** The elements beside a flow, without those that it joins and what is attached to them. */
function obstaclesOf(connection: DiagramElement, source: DiagramElement, target: DiagramElement): readonly Box[] {
  const own = [source, target, source.host, target.host];
  const isOwn = (each: DiagramElement) => own.includes(each) || (each.host !== undefined && own.includes(each.host));
  const siblings = (connection.parent ?? source.parent)?.children ?? [];
  return siblings.filter((each) => isBox(each) && (!isOwn(each) || each === source.host));
}

/** Lays out the flows anew that run through an element which stands in their way since now. */
function clearOf(get: GetService, shape: DiagramElement): void {
  const siblings = shape.parent?.children ?? [];
  for (const each of siblings) {
    const { source, target, waypoints = [] } = each;
    const isEnd = [source, target].some((end) => end === shape || (end?.host !== undefined && end.host === shape));
    const isOnEnd = shape.host !== undefined && (shape.host === source || shape.host === target);
    if (each.type !== flow || isEnd || isOnEnd || !crosses(waypoints, [shape])) continue;
    get('modeling').layoutConnection(each);
  }
}
