import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { RefObject } from 'react';
import styles from './Gantt.module.css';
import { partsOfDay, planOf } from './plan.model.ts';
import type { GanttModel } from './use-gantt.ts';

/** Px from the edge of the pane at which a bar is in sight once it is gone to. */
const margin = 80;

interface ToBarProps {
  readonly gantt: GanttModel;
  readonly record: BizRecord;
  /** Px from the left edge of the surface that are in sight, and how many. */
  readonly left: number;
  readonly width: number;
  readonly pane: RefObject<HTMLElement | null>;
}

/** Stands at the edge behind which the bar of a row is, and scrolls to it. */
export function ToBar({ gantt, record, left, width, pane }: ToBarProps) {
  const { settings, changes, from, dayWidth } = gantt;
  const { start, end } = planOf(changes.shown(record), settings);
  const [first, last] = [start ?? end, end ?? start];
  if (first === null || last === null) return null;
  const [begin, behind] = [(Math.min(first, last) - from) * dayWidth, (Math.max(first, last) + 1 - from) * dayWidth];
  const isBefore = behind < left;
  if (!isBefore && begin <= left + width) return null;
  const { year, month, day } = partsOfDay(first);
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const handleClick = () => pane.current?.scrollTo({ left: begin - margin });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.toBar}
      data-before={isBefore || undefined}
      style={{ left: isBefore ? left + 4 : left + width - 100 }}
      onClick={handleClick}
    >
      {text}
    </button>
  );
}
