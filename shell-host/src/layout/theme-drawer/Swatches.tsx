import { CheckOutlined } from '@portico/shared-kit/ui/icons';
import {
  offeredOutwards,
  type Outward,
  surfaces,
  type ThemeName,
  themeNames,
  themes,
} from '@portico/shared-kit/ui/theme';
import { themeTexts } from './theme.texts.ts';
import styles from './ThemeDrawer.module.css';

interface SwatchesProps {
  readonly color: ThemeName;
  readonly outward: Outward;
  readonly onChange: (color: ThemeName) => void;
}

/** The seven colours, as a group of radio buttons that look like what they choose. */
export function Swatches({ color, outward, onChange }: SwatchesProps) {
  const t = themeTexts.useT();
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.heading}>{t('colour')}</legend>
      {themeNames.map((name) => (
        <label key={name} className={styles.swatch}>
          <input type="radio" name="theme-colour" checked={name === color} onChange={() => onChange(name)} />
          <span className={styles.colour} style={looksOf(name, outward)} aria-hidden="true">
            {name === color && <CheckOutlined />}
          </span>
          {t(`names.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The accent as it would be, and what is written on it: a theme that is not offered in the chosen appearance is light. */
function looksOf(name: ThemeName, outward: Outward) {
  const shown = offeredOutwards(name).includes(outward) ? outward : 'light';
  return { background: themes[name].accent[shown], color: surfaces[shown].onSolid };
}
