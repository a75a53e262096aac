import type { ModelCode } from '../../contract/ids.ts';
import { useState } from 'react';
import { designerTexts } from '../designer.texts.ts';

/** A design to be begun. */
export interface DesignEntries {
  readonly name: string;
  /** JSON text with the English name; absent where none was entered. */
  readonly name_i18n?: string;
  /** Code of the design, which never changes. */
  readonly code: string;
  readonly schemaCode: ModelCode;
}

interface TypedEntries {
  readonly name: string;
  readonly nameEn: string;
  readonly code: string;
  readonly schemaCode: ModelCode | null;
}

const nothing: TypedEntries = { name: '', nameEn: '', code: '', schemaCode: null };
const code = /^[A-Za-z]\w*$/;

/** Keeps the entries of a new design, their problems, and the function that creates it. */
export function useDesignEntries(onCreate: (design: DesignEntries) => Promise<unknown>) {
  const t = designerTexts.useT();
  const [entries, setEntries] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [sending, setSending] = useState<{ readonly isSending: boolean; readonly error?: unknown }>({
    isSending: false,
  });
  const { name, nameEn, schemaCode } = entries;
  const problems = {
    name: name.trim() === '' ? t('missing') : null,
    code: entries.code === '' ? t('missing') : code.test(entries.code) ? null : t('badCode'),
    schemaCode: schemaCode === null ? t('missing') : null,
  };
  const send = async () => {
    setChecked(true);
    if (schemaCode === null || Object.values(problems).some((problem) => problem !== null)) return;
    const names = nameEn.trim() === '' ? {} : { name_i18n: JSON.stringify({ en: nameEn.trim() }) };
    setSending({ isSending: true });
    const error = await onCreate({ name: name.trim(), ...names, code: entries.code, schemaCode });
    setSending({ isSending: false, error });
  };
  return {
    entries,
    ...sending,
    send,
    enter: (changes: Partial<TypedEntries>) => setEntries((before) => ({ ...before, ...changes })),
    problemOf: (field: keyof typeof problems) => (isChecked ? problems[field] : null),
  };
}
