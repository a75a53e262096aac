import { Button } from 'antd/es';
import { hexOf } from './colours.model.ts';
import styles from './Panel.module.css';
import { PanelField } from './PanelField.tsx';

interface ColourFieldProps {
  readonly label: string;
  /** CSS colour; null where none is chosen. */
  readonly value: string | null;
  /** Words and colour of what counts where none is chosen. */
  readonly unset: { readonly label: string; readonly colour: string };
  onChange(value: string | null): void;
}

/** A colour, or what counts without one. */
export function ColourField({ label, value, unset, onChange }: ColourFieldProps) {
  return (
    <PanelField label={label}>
      {({ id, disabled }) => (
        <div className={styles.row}>
          <span className={styles.colour}>
            <input
              id={id}
              type="color"
              disabled={disabled}
              value={hexOf(value) ?? unset.colour}
              data-unset={value === null}
              onChange={({ target }) => onChange(target.value)}
            />
            <span>{value ?? unset.label}</span>
          </span>
          {value !== null && !disabled && (
            <Button size="small" onClick={() => onChange(null)}>
              {unset.label}
            </Button>
          )}
        </div>
      )}
    </PanelField>
  );
}
