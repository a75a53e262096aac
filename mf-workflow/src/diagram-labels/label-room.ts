interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape of bpmn-js, as far as it is drawn here. */
export interface DiagramShape extends Box {
  /** Element that a label belongs to; a flow has no box of its own. */
  readonly labelTarget?: (Omit<Box, 'width'> & { readonly width?: number }) | null | undefined;
}

/** The services of bpmn-js that draw. */
export interface LabelPainter<S extends DiagramShape> {
  readonly renderer: { drawShape(gfx: SVGElement | undefined, shape: S, attrs: object | undefined): SVGElement };
  readonly texts: { getExternalLabelBounds(bounds: Box, text: string): Box };
}

/** Longer lines are broken, in px of the diagram; a long English word is not. */
const widest = 110;

/**
 * Draws a shape; a label that stands apart with the room that its name needs, however wide the file has it: it was written
 * for the name in another language. It grows away from what it belongs to. Answers what was drawn.
 */
export function drawWithRoom<S extends DiagramShape>(
  { renderer, texts }: LabelPainter<S>,
  shape: S,
  {
    gfx,
    attrs,
    name,
  }: { readonly gfx: SVGElement | undefined; readonly attrs: object | undefined; readonly name: string },
): SVGElement {
  if (!shape.labelTarget) return renderer.drawShape(gfx, shape, attrs);
  const { x, y, width, height, labelTarget } = shape;
  const allowed = { x, y, height, width: widest };
  // A letter that is a fraction wider would be broken off.
  const needed = Math.max(width, texts.getExternalLabelBounds(allowed, name).width + 2);
  Object.assign(shape, { width: needed });
  try {
    const drawn = renderer.drawShape(gfx, shape, attrs);
    drawn.setAttribute('transform', `translate(${shiftOf({ x, y, width, height, labelTarget }, needed)} 0)`);
    return drawn;
  } finally {
    Object.assign(shape, { width });
  }
}

/** Returns the distance by which a label that is drawn wider moves, in px of the diagram. */
export function shiftOf({ x, width, labelTarget: owner }: DiagramShape, needed: number): number {
  if (owner?.width !== undefined && x >= owner.x + owner.width) return 0;
  if (owner?.width !== undefined && x + width <= owner.x) return width - needed;
  return (width - needed) / 2;
}
