import { Spoken } from '@portico/shared-kit/ui/feedback';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react';
import { RecordLink } from '../../features/browse-records/RecordLink.tsx';
import type { ModeProps } from '../list-mode.ts';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { CalendarEntry } from './calendar-entries.model.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { useEntryTime } from './EntryTime.tsx';
import type { CalendarModel } from './use-calendar.ts';

/** Things that bars share: they are drawn by the calendar's library, which hands nothing of ours down. */
interface BarContext {
  readonly list: ModeProps;
  readonly calendar: CalendarModel;
  /** The record at which the keys are; null for none. */
  readonly current: string | null;
  /** Returns whether a record is to have the focus once it is drawn. */
  readonly wantsFocus: (id: string) => boolean;
}

/** Gives the bars of a calendar what they share. */
export const BarContext = createContext<BarContext | null>(null);

interface EntryBarProps {
  readonly entry: CalendarEntry;
  /** Time of day; '' for none. */
  readonly time: string;
  /** True where it stands among hours, as tall as it is long. */
  readonly isTall: boolean;
  /** False where it goes on from the row above. */
  readonly isStart: boolean;
  /** True for the picture that goes with the pointer. */
  readonly isMirror: boolean;
}

/** Entry of a calendar: its link, what selects it and what changes it. */
export function EntryBar(props: EntryBarProps) {
  const context = use(BarContext);
  return context === null ? null : <Bar {...props} {...context} />;
}

function Bar({ entry, time, isTall, isStart, isMirror, ...around }: EntryBarProps & BarContext) {
  const { list, calendar, current, wantsFocus } = around;
  const t = calendarTexts.useT();
  const { record, isInverted } = entry;
  const bar = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useFocusOnceSeen(bar, () => !isMirror && wantsFocus(record.id));
  const dates = useEntryTime(entry);
  const title = calendar.titleOf(record);
  const mark = calendar.markOf(record);
  const words = [dates, mark?.label, calendar.colourWords(record), isInverted && t('inverted')]
    .filter(Boolean)
    .join(' · ');
  const isSelected = list.selected.has(record.id);
  const isTabStop = current === record.id;
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-item={record.id}
      data-tall={isTall || undefined}
      data-goes-on={!isStart || undefined}
      data-selected={isSelected || undefined}
      aria-busy={calendar.isSaving(record.id)}
      title={`${title}\n${words}`}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onDragStart={(event) => event.preventDefault()}
    >
      {isInverted && <WarningOutlined className={styles.sign} aria-hidden="true" />}
      {mark !== null && <span className={styles.mark} data-tone={mark.tone} aria-hidden="true" />}
      {time !== '' && <span className={styles.time}>{time}</span>}
      <span className={styles.link}>
        <RecordLink address={list.addressOf(record)} isTabStop={isTabStop}>
          {title}
        </RecordLink>
      </span>
      <Spoken>{words}</Spoken>
      {isSelected && <span className={styles.chosen}>✓</span>}
      {isUsed && !isMirror && (
        <span className={styles.tools}>
          <EntryMenu entry={entry} calendar={calendar} isSelected={isSelected} isTabStop={isTabStop} />
        </span>
      )}
    </div>
  );
}

/** Frames in which the library has measured and shown what it has drawn. */
const mostFrames = 30;

/** Focuses the link of a bar that is to have it: the library draws what was moved to another day anew, and out of sight at first. */
function useFocusOnceSeen(bar: RefObject<HTMLElement | null>, wantsFocus: () => boolean): void {
  const isAwaited = useStableCallback(wantsFocus);
  useEffect(() => {
    let [frame, left] = [0, mostFrames];
    const attempt = () => {
      if (!isAwaited()) return;
      bar.current?.querySelector('a')?.focus();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(attempt);
    };
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [bar, isAwaited]);
}
