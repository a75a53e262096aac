import { PanelField } from '@portico/shared-kit/designer';
import { Switch } from 'antd';

interface SwitchFieldProps {
  readonly label: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

/** Field of a setting that is on or off. */
export function SwitchField({ label, value, onChange }: SwitchFieldProps) {
  return (
    <PanelField label={label}>
      {({ id, disabled }) => <Switch id={id} disabled={disabled} checked={value} onChange={onChange} />}
    </PanelField>
  );
}
