import { Input } from 'antd/es';
import type { FilterControlProps } from '../field-ui.ts';
import { useClear } from '../../ui/input/use-clear.tsx';

/** A search for a part of a text. */
export function TextFilterControl({ id, label, value, onChange }: FilterControlProps<string, object>) {
  const clear = useClear();
  return (
    <Input
      id={id}
      aria-label={label}
      allowClear={clear}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
