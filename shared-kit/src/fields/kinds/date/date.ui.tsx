import type { EditorProps, FieldUi } from '../../field-ui.ts';
import type { RangeFilter } from '../../filter-forms.ts';
import { textCell } from '../text-cell.ui.ts';
import { dateFormats } from '../../../formats/date-codes.ts';
import { date, type DateSettings } from './date.kind.ts';
import { loadDateEditor } from './date-parts.ui.ts';
import { DateInput } from './DateInput.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';

function Editor({ settings, ...props }: EditorProps<string, DateSettings>) {
  return <DateInput {...props} code={settings.format} />;
}

/** Cell, editor and filter control of a moment. */
export const dateUi: FieldUi<string, DateSettings, RangeFilter> = {
  Cell: textCell(date),
  Editor,
  // Which words the calendar has for the halves of the day is its own affair.
  readsText: ({ format }) => dateFormats[format].halves === undefined,
  loadEditor: loadDateEditor,
  FilterControl: DateRangeInput,
};
