import { lazyWithRetry } from '../../../ui/lazy/index.ts';

/** The picker of one date, whose code no list needs for its first rows. */
export const DatePickerInput = lazyWithRetry(async () => (await import('./DatePickerInput.tsx')).DatePickerInput);

/** The picker of a range of dates. */
export const DateRangePicker = lazyWithRetry(async () => (await import('./DateRangePicker.tsx')).DateRangePicker);

/** Fetches the code of the picker of one date, which most forms draw; null where it is there. */
export function loadDateEditor(): Promise<void> | null {
  return DatePickerInput.isThere() ? null : DatePickerInput.load();
}
