import { TextField } from '@portico/shared-kit/designer';
import { englishOf, withEnglish } from '../model/words-in.model.ts';

interface WordsFieldsProps {
  readonly labels: readonly [zh: string, en: string];
  readonly value: string;
  readonly i18n: string | null | undefined;
  readonly maxLength: number;
  readonly rows?: number;
  onChange(value: string, i18n: string | undefined): void;
}

/** A name or a text in both languages; each is one step of undo. */
export function WordsFields({ labels: [zh, en], value, i18n, maxLength, rows, onChange }: WordsFieldsProps) {
  const more = { maxLength, ...(rows === undefined ? {} : { rows }) };
  return (
    <>
      <TextField label={zh} value={value} {...more} onChange={(text) => onChange(text, i18n ?? undefined)} />
      <TextField
        label={en}
        value={englishOf(i18n)}
        {...more}
        onChange={(text) => onChange(value, withEnglish(i18n, text))}
      />
    </>
  );
}
