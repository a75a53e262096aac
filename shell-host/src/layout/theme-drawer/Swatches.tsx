import { CheckOutlined } from '@portico/shared-kit/ui/icons';
import { offeredOutwards, type Outward, type ThemeName, themeNames, themes } from '@portico/shared-kit/ui/theme';
import { layoutTexts } from '../layout.texts.ts';
import styles from './ThemeDrawer.module.css';

interface SwatchesProps {
  readonly color: ThemeName;
  readonly outward: Outward;
  readonly onChange: (color: ThemeName) => void;
}

/** The seven colours, as a group of radio buttons that look like what they choose. */
export function Swatches({ color, outward, onChange }: SwatchesProps) {
  const t = layoutTexts.useT();
  return (
    <fieldset className={styles['swatches']}>
      <legend className={styles['heading']}>{t('theme.colour')}</legend>
      {themeNames.map((name) => (
        <label key={name} className={styles['swatch']}>
          <input type="radio" name="theme-colour" checked={name === color} onChange={() => onChange(name)} />
          <span className={styles['colour']} style={{ background: accentOf(name, outward) }} aria-hidden="true">
            {name === color && <CheckOutlined />}
          </span>
          {t(`theme.names.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The accent as it would be: a theme that is not offered in the chosen appearance shows its light one. */
function accentOf(name: ThemeName, outward: Outward): string {
  return themes[name].accent[offeredOutwards(name).includes(outward) ? outward : 'light'];
}
