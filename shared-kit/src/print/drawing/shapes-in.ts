import type { Primitive, ShapeGroup } from './primitives.ts';

/** Yields what is drawn on a page, out of its groups, in the order of drawing. */
export function* shapesIn({
  primitives,
}: {
  readonly primitives: readonly Primitive[];
}): Generator<Exclude<Primitive, ShapeGroup>> {
  for (const shape of primitives) {
    if (shape.kind === 'group') yield* shapesIn({ primitives: shape.items });
    else yield shape;
  }
}
