import { dateFormats } from '../../../formats/date-codes.ts';
import type { FieldUi } from '../../field-ui.ts';
import { loadDateEditor } from '../date/date-parts.ui.ts';
import { DateInput } from '../date/DateInput.tsx';
import { textCell } from '../text-cell.ui.ts';
import { instantOfTime, time, timeAt, type TimeSettings } from './time.kind.ts';

type DateInputProps = Parameters<typeof DateInput>[0];

interface Props extends Omit<DateInputProps, 'code'> {
  /** HH:mm:ss. */
  readonly value: string | null;
  readonly settings: TimeSettings;
}

function TimeInput({ value, settings, onChange, ...placed }: Props) {
  return (
    <DateInput
      {...placed}
      code={settings.format}
      value={value === null ? null : instantOfTime(value)}
      onChange={(instant) => onChange(instant === null ? null : timeAt(instant))}
    />
  );
}

/** Cell, editor and filter control of a time of day. */
export const timeUi: FieldUi<string, TimeSettings, string> = {
  Cell: textCell(time),
  Editor: TimeInput,
  readsText: ({ format }) => dateFormats[format].halves === undefined,
  loadEditor: loadDateEditor,
  FilterControl: (props) => <TimeInput {...props} isFilter />,
};
