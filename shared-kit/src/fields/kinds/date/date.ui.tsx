import type { Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import { relativeDates, relativeRange } from '../../../filters/relative-dates.ts';
import type { EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { RangeFilter } from '../../filter-forms.ts';
import { textCell } from '../text-cell.ui.ts';
import { dateFormats } from '../../../formats/date-codes.ts';
import { date, type DateSettings } from './date.kind.ts';
import { DateInput } from './DateInput.tsx';
import { WallPicker } from './wall-picker.ui.ts';
import { pickedInstant, pickerOf, wallDate } from './wall-dates.ts';
import { calendarLooks } from './calendar-looks.ts';
import { dateTexts } from './date.texts.ts';

function Editor({ settings, ...props }: EditorProps<string, DateSettings>) {
  return <DateInput {...props} code={settings.format} />;
}

function FilterControl({ id, label, value, settings, onChange }: FilterControlProps<RangeFilter, DateSettings>) {
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

/** Cell, editor and filter control of a moment. */
export const dateUi: FieldUi<string, DateSettings, RangeFilter> = {
  Cell: textCell(date),
  Editor,
  // Which words the calendar has for the halves of the day is its own affair.
  readsText: ({ format }) => dateFormats[format].halves === undefined,
  FilterControl,
};
