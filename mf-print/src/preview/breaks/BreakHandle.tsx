import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { printTexts } from '../../print.texts.ts';
import type { PageEntry } from '../pages/page-directory.model.ts';
import styles from './BreakHandle.module.css';
import { endOf, leastEnd, movedEnd } from './page-breaks.model.ts';
import type { PageBreaking } from './use-page-breaks.ts';

interface BreakHandleProps {
  readonly entry: PageEntry;
  readonly flow: NonNullable<PageEntry['flow']>;
  readonly breaking: PageBreaking;
}

/** Mm by which a key moves a break. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

/** Line at the end of a page that is pulled up, so that what stands below goes on on the next; by mouse, finger or keyboard. */
export function BreakHandle({ entry, flow, breaking }: BreakHandleProps) {
  const t = printTexts.useT();
  const forced = endOf(breaking.breaks, entry.recordId, flow);
  const move = (end: number | null) => end !== forced && breaking.move(entry.recordId, flow.page, end);
  const drag = useBreakDrag(entry, (by) => move(movedEnd(flow, forced, by)));
  const end = Math.max(leastEnd, Math.min(flow.end + drag.by, flow.usable));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    move(step === undefined ? null : movedEnd(flow, forced, step));
  };
  return (
    <div
      {...drag.listeners}
      className={styles.handle}
      data-print="hidden"
      data-forced={forced !== null}
      data-dragged={drag.by !== 0}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('breaks.handle', { page: entry.number })}
      aria-valuemin={leastEnd}
      aria-valuemax={Math.round(flow.usable)}
      aria-valuenow={Math.round(end)}
      aria-valuetext={t('breaks.at', { length: Math.round(end) })}
      title={t('breaks.hint')}
      style={{ top: `${String(flow.top + end)}mm` }}
      onKeyDown={onKeyDown}
      onDoubleClick={() => move(null)}
    />
  );
}

/** Follows a pointer from where it was pressed; `by` is how many mm it is away, 0 where nothing is dragged. */
function useBreakDrag({ height }: PageEntry, onEnd: (by: number) => void) {
  const start = useRef<{ readonly y: number; readonly perMm: number } | null>(null);
  const [by, setBy] = useState(0);
  const distance = (event: PointerEvent) =>
    start.current === null ? 0 : (event.clientY - start.current.y) / start.current.perMm;
  const finish = (moved: number) => {
    start.current = null;
    setBy(0);
    // Less is the hand that shakes while it clicks.
    if (Math.abs(moved) >= 1) onEnd(moved);
  };
  return {
    by,
    listeners: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const sheet = event.currentTarget.parentElement;
        if (sheet === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, perMm: sheet.getBoundingClientRect().height / height };
      },
      onPointerMove: (event: PointerEvent) => start.current !== null && setBy(distance(event)),
      onPointerUp: (event: PointerEvent) => finish(distance(event)),
      onPointerCancel: () => finish(0),
    },
  };
}
