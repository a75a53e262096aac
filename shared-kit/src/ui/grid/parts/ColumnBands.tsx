import type { CSSProperties, ReactNode } from 'react';
import type { GridLayout, LaidColumn } from '../model/laid-column.ts';

interface ColumnBandsProps<TRow> {
  readonly layout: GridLayout<TRow>;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly children: (laid: LaidColumn<TRow>) => ReactNode;
}

/** Draws the cells of one line: pinned left, the visible part of the scrolling band, pinned right. */
export function ColumnBands<TRow>({ layout, firstColumn, lastColumn, children }: ColumnBandsProps<TRow>) {
  const { left, center, right } = layout;
  const first = center[firstColumn];
  const last = center[Math.min(lastColumn, center.length - 1)];
  const bandWidth = layout.totalWidth - layout.leftWidth - layout.rightWidth;
  const before = first?.inset ?? 0;
  const after = last ? bandWidth - last.inset - last.width : bandWidth - before;
  return (
    <>
      {left.map(children)}
      <Gap width={before} />
      {center.slice(firstColumn, lastColumn + 1).map(children)}
      <Gap width={after} />
      {right.map(children)}
    </>
  );
}

/** Returns the position styles of a cell: pinned cells stick, all others flow. */
export function cellLayout<TRow>(laid: LaidColumn<TRow>): CSSProperties {
  const style: CSSProperties = { width: laid.width };
  if (laid.pin === 'left') style.left = laid.inset;
  if (laid.pin === 'right') style.right = laid.inset;
  return style;
}

function Gap({ width }: { readonly width: number }) {
  return width > 0 ? <span role="presentation" style={{ flex: 'none', width }} /> : null;
}
