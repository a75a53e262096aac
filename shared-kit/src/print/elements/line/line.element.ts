import { strokeOf } from '../../drawing/colours.ts';
import { type ElementKind, strip } from '../element-kind.ts';

/** A line along the longer side of its box. */
export const line: ElementKind<'line'> = (element, _source, { width }) => {
  const { heightValue } = element;
  const isAcross = width >= heightValue;
  return strip({
    height: heightValue,
    line: null,
    draw: ({ x, y }, _piece, height) => [
      {
        kind: 'line',
        x1: x,
        y1: y,
        x2: isAcross ? x + width : x,
        y2: isAcross ? y : y + height,
        stroke: strokeOf(element),
      },
    ],
  });
};
