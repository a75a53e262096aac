import { useWindowWidth } from '@portico/shared-kit/ui/window';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { layoutTexts } from '../layout.texts.ts';
import { asideRows, maxWidth, startsDrag, widthByKey } from './aside-geometry.model.ts';
import styles from './Aside.module.css';
import type { AsideControl } from './use-aside.ts';

/** The edge of an open aside: dragged, moved by arrow keys, and reset by a double click. */
export function AsideEdge({ aside }: { readonly aside: AsideControl }) {
  const t = layoutTexts.useT();
  const windowWidth = useWindowWidth();
  const [isDragging, setDragging] = useState(false);
  const { kind, width, resize, reset } = aside;

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !startsDrag(event.clientX, width)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    const wanted = widthByKey(kind, event.key, width, windowWidth);
    if (wanted === null) return;
    event.preventDefault();
    resize(wanted);
  };

  return (
    <div
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('aside.resize')}
      aria-valuenow={width}
      aria-valuemin={asideRows[kind].initial}
      aria-valuemax={maxWidth(kind, windowWidth)}
      tabIndex={0}
      data-dragging={isDragging || undefined}
      onPointerDown={handleDown}
      onPointerMove={(event) => isDragging && resize(event.clientX)}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      onDoubleClick={reset}
      onKeyDown={handleKey}
    />
  );
}
