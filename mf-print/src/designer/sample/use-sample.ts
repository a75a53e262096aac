import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { useMemo, useState } from 'react';
import { templateDesignTexts } from '../template-design.texts.ts';
import { emptyRecord, sampleChoices, sampleOf } from './sample-records.model.ts';
import { sampleWords } from './sample-words.model.ts';
import { type SampleRecords, useSampleRecords } from './use-sample-records.ts';

/** Record that a template is shown with, the choice that led to it and the language. */
export interface Sample extends Omit<SampleRecords, 'records'> {
  /** Sample words while the record that was chosen is on its way. */
  readonly record: PrintRecord;
  readonly locale: Locale;
  choose(choice: string): void;
  speak(locale: Locale): void;
}

/** The sample of a designer: words at first, since reading a record to print it is noted in the audit trail. */
export function useSample(design: PrintTemplateDesign): Sample {
  const own = useLocale();
  const [chosen, choose] = useState<string>(sampleChoices.words);
  const [locale, speak] = useState<Locale>(own);
  const { records, choice, choices, isLoading, error, retry } = useSampleRecords(design, chosen);
  const { words, empty } = useOtherSamples(design, locale);
  const record = sampleOf(choice, records) ?? (choice === sampleChoices.empty ? empty : words);
  return useMemo(
    () => ({ choice, choices, record, locale, isLoading, error, choose, speak, retry }),
    [choice, choices, record, locale, isLoading, error, retry],
  );
}

/** Samples that no record is read for. */
function useOtherSamples({ schemaCode, properties, workflows }: PrintTemplateDesign, locale: Locale) {
  return useMemo(() => {
    const t = templateDesignTexts.translator(locale);
    const people = [t('samples.people.first'), t('samples.people.second')] as const;
    const steps = workflows
      .flatMap(({ activities }) => activities)
      .map(({ activityCode, name, name_i18n }, index) => ({
        activityCode,
        activityName: localised(name, name_i18n, locale),
        name: people[index % 2] ?? '',
        comment: t('samples.comment'),
      }));
    return {
      words: sampleWords({ schemaCode, properties, locale, steps }),
      empty: emptyRecord(schemaCode),
    };
  }, [schemaCode, properties, workflows, locale]);
}
