import { formatDate } from '../../../formats/dates.ts';
import { LazyDatePicker } from './LazyDatePicker.tsx';
import { DateRangePicker } from './date-parts.ui.ts';
import type { DateRangeProps } from './DateRangePicker.tsx';
import { dateTexts } from './date.texts.ts';
import { pickerOf } from './wall-dates.ts';

/** The filter by a range of dates. */
export function DateRangeInput(props: DateRangeProps) {
  const { id, label, value, settings } = props;
  const t = dateTexts.useT();
  const [from, to] = value ?? [null, null];
  const boxes = [
    { id, label: t('firstOf', { label }), hint: t('first'), text: formatDate(from ?? '', settings.format) },
    { label: t('lastOf', { label }), hint: t('last'), text: formatDate(to ?? '', settings.format) },
  ];
  return (
    <LazyDatePicker
      part={DateRangePicker}
      when="idle"
      boxes={boxes}
      isTime={pickerOf(settings.format).picker === 'time'}
    >
      <DateRangePicker {...props} />
    </LazyDatePicker>
  );
}
