import { strokeOf } from '../../drawing/colours.ts';
import { type ElementKind, strip } from '../element-kind.ts';

/** A rectangle. */
export const box: ElementKind<'box'> = (element, _source, { width }) => {
  const { heightValue, thickness, fill, radius } = element;
  const stroke = thickness > 0 ? strokeOf(element) : null;
  if (stroke === null && fill === null) return null;
  return strip({
    height: heightValue,
    line: null,
    draw: ({ x, y }, _piece, height) => [{ kind: 'rect', x, y, width, height, stroke, fill, radius }],
  });
};
