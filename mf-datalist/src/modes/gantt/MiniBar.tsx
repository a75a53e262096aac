import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import styles from './Gantt.module.css';
import { ganttTexts } from './gantt.texts.ts';
import { planOf } from './plan.model.ts';
import type { GanttModel } from './use-gantt.ts';

/** Small bar of a record on a card, on the whole time of the list, with how much of it is done. */
export function MiniBar({ gantt, record }: { readonly gantt: GanttModel; readonly record: BizRecord }) {
  const t = ganttTexts.useT();
  const { from, to, today, settings } = gantt;
  const { start, end, progress } = planOf(gantt.changes.shown(record), settings);
  if (start === null || end === null) return null;
  if (end < start) return <p className={styles.wrongNote}>{t('wrong')}</p>;
  const percent = (days: number) => `${(days / (to - from + 1)) * 100}%`;
  return (
    <div className={styles.mini} aria-hidden="true">
      <span className={styles.miniToday} style={{ left: percent(today - from) }} />
      <span className={styles.miniBar} style={{ left: percent(start - from), width: percent(end - start + 1) }}>
        <span className={styles.done} style={{ width: `${progress * 100}%` }} />
      </span>
    </div>
  );
}
