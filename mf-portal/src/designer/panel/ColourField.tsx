import { PanelField, panelStyles } from '@portico/shared-kit/designer';
import { Button } from 'antd';
import { surfaces, useTheme } from '@portico/shared-kit/ui/theme';
import { hexOf } from '../model/colours.model.ts';
import styles from './Fields.module.css';
import { panelTexts } from './panel.texts.ts';

interface ColourFieldProps {
  readonly label: string;
  /** CSS colour; null follows the theme. */
  readonly value: string | null;
  onChange(value: string | null): void;
}

/** A colour of a widget, or the theme's own. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const t = panelTexts.useT();
  const { outward } = useTheme();
  return (
    <PanelField label={label}>
      {({ id, disabled }) => (
        <div className={panelStyles.row}>
          <span className={styles.colour}>
            <input
              id={id}
              type="color"
              disabled={disabled}
              value={hexOf(value) ?? surfaces[outward].container}
              data-unset={value === null}
              onChange={({ target }) => onChange(target.value)}
            />
            <span>{value === null ? t('followTheme') : value}</span>
          </span>
          {value !== null && !disabled && (
            <Button size="small" onClick={() => onChange(null)}>
              {t('followTheme')}
            </Button>
          )}
        </div>
      )}
    </PanelField>
  );
}
