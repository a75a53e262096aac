import { printLimits } from '@portico/shared-kit/contract/print-element-defaults';
import { NumberField } from '@portico/shared-kit/designer';
import { panelTexts } from './panel.texts.ts';

interface LengthFieldProps {
  readonly label: string;
  /** In mm. */
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  onChange(value: number): void;
}

/** A length in millimetres, to a tenth. */
export function LengthField({ label, value, min = 0, max = printLimits.length, onChange }: LengthFieldProps) {
  const t = panelTexts.useT();
  return (
    <NumberField label={label} value={value} min={min} max={max} precision={1} unit={t('mm')} onChange={onChange} />
  );
}
