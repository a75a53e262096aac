import { Fragment } from 'react';
import styles from './TemplateCanvas.module.css';

interface RulerProps {
  readonly axis: 'x' | 'y';
  /** In mm. */
  readonly length: number;
  /** Pixels in a millimetre. */
  readonly scale: number;
}

/** Width of the ruler, and lengths of its marks for 10, 5 and 1 mm, in pixels. */
const breadth = 18;
const marks = { ten: 8, five: 5, one: 3 } as const;
/** Pixels from which on single millimetres can be told apart. */
const leastStep = 3;

/** A ruler in centimetres along an edge of the paper. */
export function Ruler({ axis, length, scale }: RulerProps) {
  const isAcross = axis === 'x';
  const step = scale >= leastStep ? 1 : 5;
  const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const size = isAcross ? { width: length * scale, height: breadth } : { width: breadth, height: length * scale };
  return (
    <svg className={styles.ruler} data-axis={axis} {...size} aria-hidden="true">
      {ticks.map((at) => {
        const along = at * scale;
        const mark = at % 10 === 0 ? marks.ten : at % 5 === 0 ? marks.five : marks.one;
        const line = isAcross
          ? { x1: along, x2: along, y1: breadth - mark, y2: breadth }
          : { y1: along, y2: along, x1: breadth - mark, x2: breadth };
        return (
          <Fragment key={at}>
            <line {...line} />
            {at % 10 === 0 && <text {...(isAcross ? { x: along + 2, y: 9 } : { x: 1, y: along + 9 })}>{at / 10}</text>}
          </Fragment>
        );
      })}
    </svg>
  );
}
