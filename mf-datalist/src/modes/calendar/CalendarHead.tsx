import { useLocale } from '@portico/shared-kit/i18n';
import { LeftOutlined, RightOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Segmented } from 'antd';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import { type CalendarSpan, neighbour, rangeTitle, spans } from './calendar-range.model.ts';
import type { CalendarModel } from './use-calendar.ts';

/** Names of what leads to the time before and after. */
const steps = {
  month: ['previousMonth', 'nextMonth'],
  week: ['previousWeek', 'nextWeek'],
  day: ['previousDay', 'nextDay'],
} as const;

interface CalendarHeadProps {
  readonly calendar: CalendarModel;
  readonly isPhone: boolean;
}

/** Head of a calendar: today, the time before and after, what is shown, and how much of it. */
export function CalendarHead({ calendar: { range, today, show }, isPhone }: CalendarHeadProps) {
  const t = calendarTexts.useT();
  const locale = useLocale();
  const [previous, next] = steps[range.by];
  return (
    <div className={styles.head}>
      <div className={styles.steps}>
        <Button disabled={range.first <= today && today <= range.last} onClick={() => show({ at: today })}>
          {t('today')}
        </Button>
        <ButtonTip title={t(previous)}>
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={t(previous)}
            onClick={() => show({ at: neighbour(range, -1) })}
          />
        </ButtonTip>
        <ButtonTip title={t(next)}>
          <Button
            type="text"
            icon={<RightOutlined aria-hidden="true" />}
            aria-label={t(next)}
            onClick={() => show({ at: neighbour(range, 1) })}
          />
        </ButtonTip>
      </div>
      <h2 className={styles.title} aria-live="polite">
        {rangeTitle(range, locale)}
      </h2>
      <Segmented<CalendarSpan>
        aria-label={t('span')}
        size={isPhone ? 'large' : 'medium'}
        value={range.by}
        options={spans.map((span) => ({ value: span, label: t(span) }))}
        onChange={(by) => show({ by })}
      />
    </div>
  );
}
