import { Space } from 'antd/es';
import type { FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { RangeFilter } from '../../filter-forms.ts';
import { textCell } from '../text-cell.ui.ts';
import { number, type NumberSettings } from './number.kind.ts';
import { NumberInput } from './NumberInput.tsx';
import { numberTexts } from './number.texts.ts';

function FilterControl({ id, label, value, settings, onChange }: FilterControlProps<RangeFilter, NumberSettings>) {
  const t = numberTexts.useT();
  const [from, to] = value ?? [null, null];
  const handleRange = (range: RangeFilter) => onChange(range[0] === null && range[1] === null ? null : range);
  return (
    <Space.Compact block>
      <NumberInput
        id={id}
        label={t('from', { label })}
        placeholder={t('min')}
        value={from}
        settings={settings}
        onChange={(bound) => handleRange([bound, to])}
      />
      <NumberInput
        label={t('to', { label })}
        placeholder={t('max')}
        value={to}
        settings={settings}
        onChange={(bound) => handleRange([from, bound])}
      />
    </Space.Compact>
  );
}

/** Cell, editor and filter control of a number. */
export const numberUi: FieldUi<string, NumberSettings, RangeFilter> = {
  Cell: textCell(number),
  Editor: NumberInput,
  isTyped: true,
  FilterControl,
};
