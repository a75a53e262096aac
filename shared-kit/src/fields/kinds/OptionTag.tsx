import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-hook.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { CellProps } from '../field-ui.ts';
import { optionName, type OptionSettings } from './option-values.ts';
import styles from './OptionTag.module.css';

interface OptionTagProps {
  readonly value: string;
  readonly settings: Pick<OptionSettings, 'options'>;
  readonly locale: Locale;
}

/** An option by its name, as a tag where it has a colour. */
export function OptionTag({ value, settings, locale }: OptionTagProps): ReactNode {
  const name = optionName(value, settings, locale);
  const colour = settings.options.find((option) => option.value === value)?.color ?? null;
  if (colour === null) return name;
  return (
    <span className={styles.tag} data-colour={colour}>
      {name}
    </span>
  );
}

/** The cell of an option. */
export function OptionCell({ value, settings, context }: CellProps<string, OptionSettings>) {
  return <OptionTag value={value} settings={settings} locale={context.locale} />;
}

/** The cell of several options: tags side by side where one has a colour, else words. */
export function optionsCell(
  words: (value: readonly string[], settings: OptionSettings, context: { locale: Locale }) => string,
) {
  return ({ value, settings, context }: CellProps<readonly string[], OptionSettings>): ReactNode => {
    const isColoured = settings.options.some((option) => option.color && value.includes(option.value));
    if (!isColoured) return words(value, settings, context);
    return (
      <span className={styles.tags}>
        {value.map((each) => (
          <OptionTag key={each} value={each} settings={settings} locale={context.locale} />
        ))}
      </span>
    );
  };
}

/** Returns how a closed list draws its options: with tags where they have colours, else by itself. */
export function useOptionRender(settings: OptionSettings) {
  const locale = useLocale();
  if (!settings.options.some(({ color }) => color)) return null;
  return ({ value }: { readonly value?: unknown }) => (
    <OptionTag value={String(value)} settings={settings} locale={locale} />
  );
}
