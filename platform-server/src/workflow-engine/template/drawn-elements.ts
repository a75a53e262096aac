import type { ModdleElement } from 'bpmn-moddle';
import { childOf, childrenOf, textOf } from './moddle.ts';

/** Farthest from the origin that something is drawn, in px. */
const farthest = 1_000_000;

/** The ids of the elements that have a place that can be drawn. */
export function drawnElements(definitions: ModdleElement): ReadonlySet<string> {
  const planes = childrenOf(definitions, 'diagrams').flatMap((diagram) => childOf(diagram, 'plane') ?? []);
  const shapes = planes.flatMap((plane) => childrenOf(plane, 'planeElement')).filter(isDrawable);
  return new Set(shapes.map((shape) => textOf(childOf(shape, 'bpmnElement') ?? shape, 'id')));
}

function isDrawable(shape: ModdleElement): boolean {
  if (shape.$type === 'bpmndi:BPMNEdge') {
    const points = childrenOf(shape, 'waypoint');
    return points.length > 1 && points.every((point) => isNear(point, 'x', 'y'));
  }
  const bounds = childOf(shape, 'bounds');
  return bounds !== null && isNear(bounds, 'x', 'y', 'width', 'height');
}

function isNear(place: ModdleElement, ...numbers: readonly string[]): boolean {
  return numbers.every((name) => {
    const value = place.get(name);
    return typeof value === 'number' && Math.abs(value) <= farthest;
  });
}
