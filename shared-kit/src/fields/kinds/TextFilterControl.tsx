import { Input } from 'antd/es';
import type { FilterControlProps } from '../field-ui.ts';

/** A search for a part of a text. */
export function TextFilterControl({ id, label, value, onChange }: FilterControlProps<string, object>) {
  return (
    <Input
      id={id}
      aria-label={label}
      allowClear
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
