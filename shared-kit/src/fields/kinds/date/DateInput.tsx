import { DatePicker } from 'antd/es';
import type { KeyboardEvent } from 'react';
import type { DateCode } from '../../../formats/date-codes.ts';
import { controlLooks } from '../control-looks.ts';
import { pickedInstant, pickerOf, wallDate } from './wall-dates.ts';

interface Props {
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
export function DateInput(props: Props) {
  const { value, code, onChange } = props;
  const { picker, showTime, format } = pickerOf(code);
  // The library takes an emptied text back when it is left, so that only a mouse could empty the field.
  const handleKey = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    const isLeaving = key === 'Enter' || key === 'Tab';
    if (isLeaving && value !== null && target instanceof HTMLInputElement && target.value.trim() === '') onChange(null);
  };
  return (
    <DatePicker
      {...controlLooks(props)}
      style={{ width: '100%' }}
      placeholder=""
      picker={picker}
      showTime={showTime}
      format={[...format]}
      needConfirm={false}
      value={wallDate(value)}
      onKeyDown={handleKey}
      onChange={(picked) => onChange(pickedInstant(picked, code))}
    />
  );
}
