import { formatDate } from '../../../formats/dates.ts';
import { LazyDatePicker } from './LazyDatePicker.tsx';
import { DatePickerInput } from './date-parts.ui.ts';
import type { DateInputProps } from './DatePickerInput.tsx';
import { pickerOf } from './wall-dates.ts';

interface Props extends DateInputProps {
  /** True in a filter: the picker's code comes once the page has nothing else to do. */
  readonly isFilter?: boolean;
}

/** Picks and reads a date, a month, a year or a time, as its format says. */
export function DateInput({ isFilter = false, ...props }: Props) {
  const { id, label, value, code, disabled, invalid, describedBy } = props;
  return (
    <LazyDatePicker
      part={DatePickerInput}
      when={isFilter ? 'idle' : 'atOnce'}
      boxes={[{ id, label, text: formatDate(value ?? '', code) }]}
      isTime={pickerOf(code).picker === 'time'}
      {...{ disabled, invalid, describedBy }}
    >
      <DatePickerInput {...props} />
    </LazyDatePicker>
  );
}
