import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { CaretRightOutlined } from '@portico/shared-kit/ui/icons';
import type { RefObject } from 'react';
import styles from './Gantt.module.css';
import { partsOfDay, planOf } from './plan.model.ts';
import type { GanttModel } from './use-gantt.ts';
import type { PaneWindow } from './use-pane-window.ts';

/** Px from the edge of the pane at which a bar is in sight once it is gone to. */
const margin = 80;

interface ToBarProps {
  readonly gantt: GanttModel;
  readonly record: BizRecord;
  readonly seen: PaneWindow;
  readonly pane: RefObject<HTMLElement | null>;
}

/** Stands at the edge behind which the bar of a row is, and scrolls to it. */
export function ToBar({ gantt, record, seen, pane }: ToBarProps) {
  const { settings, changes, from, dayWidth } = gantt;
  const { start, end } = planOf(changes.shown(record), settings);
  const [first, last] = [start ?? end, end ?? start];
  if (first === null || last === null) return null;
  const [left, right] = [(Math.min(first, last) - from) * dayWidth, (Math.max(first, last) + 1 - from) * dayWidth];
  const isBefore = right < seen.left;
  if (!isBefore && left <= seen.left + seen.width) return null;
  const { year, month, day } = partsOfDay(first);
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const handleClick = () => pane.current?.scrollTo({ left: left - margin });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.toBar}
      data-before={isBefore || undefined}
      style={isBefore ? { left: seen.left + 4 } : { left: seen.left + seen.width - 100 }}
      onClick={handleClick}
    >
      {isBefore && <CaretRightOutlined rotate={180} aria-hidden="true" />}
      {text}
      {!isBefore && <CaretRightOutlined aria-hidden="true" />}
    </button>
  );
}
