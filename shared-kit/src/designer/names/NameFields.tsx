import { designerTexts } from '../designer.texts.ts';
import { TextField } from '../panel/PanelField.tsx';
import { englishName, withEnglishName } from './english-name.ts';

/** Longest name of a design, as the server takes it. */
const longestName = 100;

interface Names {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
}

interface NameFieldsProps extends Names {
  /** `setting` names what changes. */
  onChange(names: Partial<Names>, setting: string): void;
}

/** The names of a design in the panel. */
export function NameFields({ name, name_i18n, onChange }: NameFieldsProps) {
  const t = designerTexts.useT();
  return (
    <>
      <TextField
        label={t('nameZh')}
        value={name}
        maxLength={longestName}
        onChange={(text) => text !== '' && onChange({ name: text }, 'name')}
      />
      <TextField
        label={t('nameEn')}
        value={englishName(name_i18n)}
        maxLength={longestName}
        onChange={(text) => onChange({ name_i18n: withEnglishName(name_i18n, text) }, 'nameEn')}
      />
    </>
  );
}
