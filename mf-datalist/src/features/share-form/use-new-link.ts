import type { FormCode } from '@portico/shared-kit/contract/ids';
import { externalLinkLimits as limits } from '@portico/shared-kit/contract/external-limits';
import type { AddExternalLinkInput, OfferedForm } from '@portico/shared-kit/contract/external-links.schema';
import { useState } from 'react';

interface Values {
  readonly formCode: FormCode;
  readonly name: string;
  /** ISO 8601; null where none is chosen. */
  readonly expiresTime: string | null;
  readonly maxAnswers: number | null;
  readonly fields: readonly string[];
}

const dayMs = 24 * 60 * 60_000;
/** Days that a link is open where nobody chooses. */
const usual = 30;

const offeredAtFirst = (form: OfferedForm | undefined) =>
  (form?.fields ?? []).filter(({ looksUp }) => !looksUp).map(({ code }) => code);

/** Keeps the values of a new link, and its problems. */
export function useNewLink(forms: readonly OfferedForm[]) {
  const [first] = forms;
  const [values, setValues] = useState<Values>(() => ({
    formCode: first?.code ?? '',
    name: '',
    // To the minute, as it is shown.
    expiresTime: new Date(Math.ceil((Date.now() + usual * dayMs) / 60_000) * 60_000).toISOString(),
    maxAnswers: null,
    fields: offeredAtFirst(first),
  }));
  const [problems, setProblems] = useState({ expires: false, fields: false });
  const form = forms.find(({ code }) => code === values.formCode);
  return {
    values,
    form,
    problems,
    set: (change: Partial<Values>) => setValues((held) => ({ ...held, ...change })),
    choose: (formCode: FormCode) =>
      setValues((held) => ({
        ...held,
        formCode,
        fields: offeredAtFirst(forms.find(({ code }) => code === formCode)),
      })),
    /** Returns the input of the request to the server; null where something must be mended first. */
    collect(): Omit<AddExternalLinkInput, 'schemaCode'> | null {
      const { formCode, name, expiresTime, maxAnswers, fields } = values;
      const left = expiresTime === null ? 0 : Date.parse(expiresTime) - Date.now();
      const found = { expires: !(left > 0 && left <= limits.days * dayMs), fields: fields.length === 0 };
      setProblems(found);
      if (expiresTime === null || found.expires || found.fields) return null;
      return {
        sheetCode: formCode,
        name,
        expiresTime,
        fields: [...fields],
        ...(maxAnswers === null ? {} : { maxAnswers }),
      };
    },
  };
}

/** Model of a new link that the parts of the form share. */
export type NewLink = ReturnType<typeof useNewLink>;
