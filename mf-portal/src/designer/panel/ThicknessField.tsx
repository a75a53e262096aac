import { PanelField, useTyped } from '@portico/shared-kit/designer';
import { Input } from 'antd';
import { borderThickness } from '../model/style-rules.model.ts';

interface ThicknessFieldProps {
  readonly label: string;
  /** Pixels. */
  readonly value: number;
  onChange(value: number): void;
}

/** Thickness of a border; a negative one resets to 0 (portal spec, section 4). */
export function ThicknessField({ label, value, onChange }: ThicknessFieldProps) {
  const [typed, setTyped] = useTyped(`${value}`);
  const commit = () => {
    const kept = borderThickness(Number(typed));
    setTyped(`${kept}`);
    if (kept !== value) onChange(kept);
  };
  return (
    <PanelField label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          suffix="px"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onPressEnter={commit}
        />
      )}
    </PanelField>
  );
}
