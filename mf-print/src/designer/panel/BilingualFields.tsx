import { TextField } from '@portico/shared-kit/designer';
import { titleJson, titleParts } from '@portico/shared-kit/designer/editing';

interface BilingualFieldsProps {
  readonly labels: { readonly zh: string; readonly en: string };
  readonly hint?: string;
  /** JSON text with zh and en; null for none. */
  readonly value: string | null;
  readonly rows?: number;
  readonly maxLength: number;
  onChange(value: string | null, language: 'zh' | 'en'): void;
}

/** Words in both languages. */
export function BilingualFields({ labels, hint, value, rows, maxLength, onChange }: BilingualFieldsProps) {
  const words = titleParts(value);
  return (['zh', 'en'] as const).map((language) => (
    <TextField
      key={language}
      label={labels[language]}
      value={words[language]}
      maxLength={maxLength}
      {...(rows === undefined ? {} : { rows })}
      {...(language === 'en' && hint !== undefined ? { hint } : {})}
      onChange={(text) => onChange(titleJson({ ...words, [language]: text }), language)}
    />
  ));
}
