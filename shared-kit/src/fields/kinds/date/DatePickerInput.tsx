import type { KeyboardEvent } from 'react';
import type { DateCode } from '../../../formats/date-codes.ts';
import { parseDate } from '../../../formats/dates.ts';
import { controlLooks } from '../control-looks.ts';
import { calendarLooks } from './calendar-looks.ts';
import { WallPicker } from './wall-picker.ui.ts';
import { pickedInstant, pickerOf, wallDate } from './wall-dates.ts';

/** Props of a box for a date. */
export interface DateInputProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** An instant, ISO text in UTC. */
  readonly value: string | null;
  readonly code: DateCode;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  onChange(value: string | null): void;
}

/** Picks and reads a date, a month, a year or a time, as its format says; typed texts are read as `parseDate` reads them. */
export function DatePickerInput(props: DateInputProps) {
  const { value, code, onChange } = props;
  const { picker, showTime, format } = pickerOf(code);
  // The library takes back what it cannot read when it is left: an emptied text, and one like 2026/1/5.
  const handleKey = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    if ((key !== 'Enter' && key !== 'Tab') || !(target instanceof HTMLInputElement)) return;
    const text = target.value.trim();
    const read = text === '' ? null : parseDate(text, code);
    if (read !== value && (text === '' || read !== null)) onChange(read);
  };
  return (
    <WallPicker
      {...controlLooks(props)}
      style={{ width: '100%' }}
      placeholder=""
      picker={picker}
      showTime={showTime}
      format={format}
      {...calendarLooks}
      value={wallDate(value)}
      onKeyDown={handleKey}
      onChange={(picked) => onChange(pickedInstant(picked, code))}
    />
  );
}
