import type { RecordId, ModelCode } from '@portico/shared-kit/contract/ids';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type PersonValue, propertyName } from '@portico/shared-kit/fields';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useState } from 'react';
import { workflowTexts } from '../../../../workflow.texts.ts';
import type { FormItem } from '../../../../form-view/form-values.model.ts';
import type { FormState } from '../use-form-values.ts';
import { type Choices, type Merge, mergedValues, mergeOf, type ThreeForms } from './merge.model.ts';

const ConflictDialog = lazyWithRetry(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** Two people's changes of one record becoming one. */
export interface ConflictResolution {
  /** The dialog, while it asks. */
  readonly dialog: ReactNode;
  /**
   * Reads what somebody else saved and joins both; asks where both changed the same. Answers whether the form now holds
   * the joined values upon the new version: false where the user goes back to the form, or it cannot be read.
   */
  resolve(place: { readonly schemaCode: ModelCode; readonly id: RecordId }): Promise<boolean>;
}

interface ConflictPrompt {
  readonly merge: Merge;
  /** Name of the person who saved. */
  readonly name: string;
  answer(choices: Choices | null): void;
}

/** Joins what two people changed, for one form with these writable fields. */
export function useConflict(form: FormState, properties: readonly FormItem[]): ConflictResolution {
  const [read] = recordsEndpoints.getRecord.useLazyQuery();
  const [prompt, setPrompt] = useState<ConflictPrompt | null>(null);
  const locale = useLocale();
  const tell = useTellTaken();

  const ask = (merge: Merge, name: string) =>
    new Promise<Choices | null>((resolve) => {
      const answer = (choices: Choices | null) => {
        setPrompt(null);
        resolve(choices);
      };
      setPrompt({ merge, name, answer });
    });

  const resolve: ConflictResolution['resolve'] = (place) =>
    form.merge(async () => {
      const { data: latest } = await read(place);
      if (latest === undefined) return null;
      const forms: ThreeForms = { properties, base: form.base().values, mine: form.current(), theirs: latest.data };
      const merge = mergeOf(forms);
      const name = modifierOf(latest, locale);
      const choices = merge.conflicts.length === 0 ? {} : await ask(merge, name);
      if (choices === null) return null;
      if (merge.conflicts.length === 0) tell(merge.merged, name);
      return { base: { version: latest.version, values: latest.data }, entries: mergedValues(forms, choices) };
    });
  const dialog = prompt && (
    <Suspense fallback={null}>
      <ConflictDialog merge={prompt.merge} name={prompt.name} onAnswer={prompt.answer} />
    </Suspense>
  );
  return { dialog, resolve };
}

/** Says what was merged without a question. */
function useTellTaken() {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  return (merged: readonly FormItem[], name: string) => {
    if (merged.length === 0) return;
    const items = merged.map((property) => propertyName(property, locale)).join(t('log.comma'));
    shell.notify({ kind: 'info', text: t('form.merged', { name, items }) });
  };
}

function modifierOf({ data }: BizRecord, locale: Locale): string {
  const modifier = data['modifier'] as Partial<PersonValue> | null | undefined;
  return localised(modifier?.name ?? '', modifier?.name_i18n, locale);
}
