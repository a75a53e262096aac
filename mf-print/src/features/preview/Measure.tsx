import { useLayoutEffect, useRef } from 'react';
import type { LineBoxHeights } from '../../paging/block.ts';
import type { FilledPage } from '../../template/print-document.model.ts';
import { WholeBlock } from './BlockView.tsx';
import styles from './Sheets.module.css';

/** A CSS pixel is the ninety-sixth part of an inch. */
const mmPerPx = 25.4 / 96;

interface MeasureProps {
  readonly pages: readonly FilledPage[];
  /** Heights in mm: page by page, block by block, line box by line box. */
  onMeasured(heights: LineBoxHeights[][]): void;
}

/** Draws everything once where nobody sees it, to learn how tall the words become in their widths. */
export function Measure({ pages, onMeasured }: MeasureProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) onMeasured(heightsIn(root.current));
  }, [onMeasured]);
  return (
    <div ref={root} className={styles.measure} aria-hidden="true" data-print="hidden">
      {pages.map(({ recordId, blocks }, page) => (
        <div key={`${recordId}/${String(page)}`} data-page="">
          {blocks.map((block) => (
            <div key={block.id} data-block="" style={{ width: `${String(block.width)}mm` }}>
              <WholeBlock block={block} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function heightsIn(root: HTMLElement): LineBoxHeights[][] {
  return Array.from(root.querySelectorAll('[data-page]'), (page) =>
    Array.from(page.querySelectorAll('[data-block]'), (block) =>
      Array.from(block.querySelectorAll('[data-line-box]'), heightOf),
    ),
  );
}

/** Mm: on a screen no line is thinner than a pixel, so a small zoom needs more room than paper does. */
const slack = 0.3;

function heightOf(lineBox: Element): number {
  const { height } = lineBox.getBoundingClientRect();
  return height === 0 ? 0 : Math.ceil(height * mmPerPx * 100) / 100 + slack;
}
