import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './Gantt.module.css';
import { ganttTexts } from './gantt.texts.ts';
import { type Plan, planOf, type PlanShift, shiftedValues } from './plan.model.ts';
import type { GanttModel } from './use-gantt.ts';
import { type BarDrag, useBarDrag } from './use-bar-drag.ts';

interface BarProps {
  readonly gantt: GanttModel;
  readonly record: BizRecord;
  /** Place among the rows. */
  readonly row: number;
  readonly isTabStop: boolean;
  readonly onCurrent: () => void;
}

/** Bar of a record on the timeline, moved and stretched by pointer and keys; a milestone is a point in time. */
export function Bar({ gantt, record: stored, row, isTabStop, onCurrent }: BarProps) {
  const { settings, changes, dayWidth, edit } = gantt;
  const record = changes.shown(stored);
  const plan = planOf(record, settings);
  const words = useWords(gantt, record, plan);
  const isEditable = record.actions.includes('edit');
  const { drag, listeners } = useBarDrag((moved) => void changes.change(stored, droppedValues(gantt, record, moved)));
  if (plan.start === null && plan.end === null) return null;
  const drawn = drag === null ? plan : dragged(plan, drag, dayWidth);
  const { start, end, isWrong } = endsOf(drawn);
  const handleKeyDown = (event: KeyboardEvent) => {
    const shift = isEditable ? shiftOfKey(event) : null;
    if (shift !== null) void changes.change(stored, shiftedValues(record, settings, shift));
  };
  return (
    <div
      className={styles.bar}
      data-bar={row}
      data-item={record.id}
      data-milestone={plan.isMilestone || undefined}
      data-wrong={isWrong || undefined}
      data-fixed={!isEditable || undefined}
      style={boxOf({ start, end, isPoint: plan.isMilestone }, gantt)}
      {...(isEditable ? listeners : {})}
    >
      <button
        type="button"
        className={styles.body}
        data-part="move"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={words.label}
        aria-busy={changes.isBusy(record.id)}
        onFocus={onCurrent}
        onKeyDown={handleKeyDown}
        onDoubleClick={() => isEditable && edit.open(stored)}
        onClick={({ detail }) => detail === 0 && isEditable && edit.open(stored)}
      >
        {!plan.isMilestone && !isWrong && (
          <span className={styles.done} style={{ width: `${drawn.progress * 100}%` }} />
        )}
      </button>
      {isEditable && !plan.isMilestone && !isWrong && (
        <Handles progress={drawn.progress} hasProgress={gantt.hasProgress} />
      )}
      <span className={styles.name} aria-hidden="true">
        {isWrong ? words.wrong : words.title}
      </span>
    </div>
  );
}

function endsOf(plan: Plan) {
  const [start, end] = [plan.start ?? plan.end ?? 0, plan.end ?? plan.start ?? 0];
  return { start, end, isWrong: end < start };
}

function boxOf(
  { start, end, isPoint }: { readonly start: number; readonly end: number; readonly isPoint: boolean },
  { from, dayWidth }: GanttModel,
): CSSProperties {
  const left = ((isPoint ? end : Math.min(start, end)) - from) * dayWidth;
  return isPoint ? { left } : { left, width: Math.max((Math.abs(end - start) + 1) * dayWidth, 4) };
}

/** Arrows move a bar by a day, and its end alone with Shift. */
function shiftOfKey(event: KeyboardEvent): PlanShift | null {
  const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (days === undefined) return null;
  event.preventDefault();
  return { start: event.shiftKey ? 0 : days, end: days };
}

function droppedValues({ settings, dayWidth }: GanttModel, record: BizRecord, { part, px }: BarDrag) {
  const { progressPropertyCode: code } = settings;
  if (part !== 'progress') return shiftedValues(record, settings, shiftBy(part, Math.round(px / dayWidth)));
  return code === undefined ? {} : { [code]: String(progressAt(planOf(record, settings), px, dayWidth)) };
}

function Handles({ progress, hasProgress }: { readonly progress: number; readonly hasProgress: boolean }) {
  return (
    <>
      <span className={styles.edge} data-part="start" aria-hidden="true" />
      <span className={styles.edge} data-part="end" aria-hidden="true" />
      {hasProgress && (
        <span className={styles.grip} data-part="progress" style={{ left: `${progress * 100}%` }} aria-hidden="true" />
      )}
    </>
  );
}

function useWords({ settings, property }: GanttModel, { data }: BizRecord, plan: Plan) {
  const t = ganttTexts.useT();
  const locale = useLocale();
  const textOf = (code: string) => {
    const field = property(code);
    return field === undefined || data[code] === null || data[code] === undefined
      ? '--'
      : displayValue(field, data[code], { locale });
  };
  const title = textOf(settings.titlePropertyCode);
  const [start, end] = [textOf(settings.startTimePropertyCode), textOf(settings.endTimePropertyCode)];
  const progress = Math.round(plan.progress * 100);
  const label = plan.isMilestone ? t('milestone', { title, end }) : t('bar', { title, start, end, progress });
  const isWrong = plan.start !== null && plan.end !== null && plan.end < plan.start;
  return { title, label: isWrong ? `${label} ${t('wrong')}` : label, wrong: `${title} · ${t('wrong')}` };
}

function shiftBy(part: 'move' | 'start' | 'end', days: number): PlanShift {
  return { start: part === 'end' ? 0 : days, end: part === 'start' ? 0 : days };
}

function progressAt({ start, end, progress }: Plan, px: number, dayWidth: number): number {
  const width = ((end ?? 0) - (start ?? 0) + 1) * dayWidth;
  return Math.min(1, Math.max(0, Math.round((progress + px / width) * 20) / 20));
}

/** The plan as it would be if the drag ended here. */
function dragged(plan: Plan, { part, px }: BarDrag, dayWidth: number): Plan {
  if (part === 'progress') return { ...plan, progress: progressAt(plan, px, dayWidth) };
  const days = Math.round(px / dayWidth);
  const { start, end } = shiftBy(part, days);
  return {
    ...plan,
    start: plan.start === null ? null : plan.start + start,
    end: plan.end === null ? null : plan.end + end,
  };
}
