import type { Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import { relativeDates, relativeRange } from '../../../filters/relative-dates.ts';
import type { FilterControlProps } from '../../field-ui.ts';
import type { RangeFilter } from '../../filter-forms.ts';
import type { DateSettings } from './date.kind.ts';
import { WallPicker } from './wall-picker.ui.ts';
import { pickedInstant, pickerOf, wallDate } from './wall-dates.ts';
import { calendarLooks } from './calendar-looks.ts';
import { dateTexts } from './date.texts.ts';

/** Props of the filter by a range of dates. */
export type DateRangeProps = FilterControlProps<RangeFilter, DateSettings>;

/** Picks the first and the last date of a range, either of which may be left open. */
export function DateRangePicker({ id, label, value, settings, onChange }: DateRangeProps) {
  const t = dateTexts.useT();
  const { picker, showTime, format } = pickerOf(settings.format);
  const [from, to] = value ?? [null, null];
  return (
    <WallPicker.RangePicker
      {...(id === undefined ? {} : { id: { start: id } })}
      aria-label={label}
      components={boundInputs}
      style={{ width: '100%' }}
      allowEmpty={[true, true]}
      placeholder={[t('first'), t('last')]}
      picker={picker}
      showTime={showTime}
      format={format}
      {...calendarLooks}
      presets={picker === 'time' ? [] : presetsOf(t)}
      value={[wallDate(from), wallDate(to)]}
      onChange={(picked) => {
        const range = [
          pickedInstant(picked?.[0] ?? null, settings.format),
          pickedInstant(picked?.[1] ?? null, settings.format),
        ] as const;
        onChange(range[0] === null && range[1] === null ? null : range);
      }}
    />
  );
}

/** The two boxes of a range by names of their own; the picker gives both the one that it has. */
function BoundInput({ 'aria-label': label = '', ...props }: ComponentProps<'input'> & { 'date-range'?: string }) {
  const t = dateTexts.useT();
  const name = t(props['date-range'] === 'end' ? 'lastOf' : 'firstOf', { label });
  return <input {...props} aria-label={name} />;
}

/** The same object each time, or the boxes would be made anew while somebody types. */
const boundInputs = { input: BoundInput };

/** Ranges that people ask for again and again, beside the calendar. */
function presetsOf(t: ReturnType<typeof dateTexts.useT>): { label: string; value: [Dayjs | null, Dayjs | null] }[] {
  return relativeDates.map((name) => {
    const [from, to] = relativeRange(name, Date.now());
    return { label: t(name), value: [wallDate(from), wallDate(to)] };
  });
}
