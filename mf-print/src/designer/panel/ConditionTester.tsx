import { ChoiceField } from '@portico/shared-kit/designer';
import type { FilterTree } from '@portico/shared-kit/filters';
import { evaluateFormula } from '@portico/shared-kit/print';
import { Alert } from 'antd';
import { useState } from 'react';
import { emptyRecord, sampleChoices, sampleOf } from '../sample/sample-records.model.ts';
import { useSampleRecords } from '../sample/use-sample-records.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { panelTexts } from './panel.texts.ts';
import styles from './ConditionDialog.module.css';

const severities = { holds: 'success', fails: 'info', unreadable: 'warning' } as const;

/** Trial of a condition on a record; `formula` is null while the condition is not complete. */
export function ConditionTester({ formula }: { readonly formula: FilterTree | null }) {
  const t = panelTexts.useT();
  const { design, propertyOf } = useTemplateDesigner();
  const [chosen, setChosen] = useState<string | null>(null);
  const { records, choice, choices } = useSampleRecords(design, chosen);
  const { bizObject } = sampleOf(choice, records) ?? emptyRecord(design.schemaCode);
  const result = formula === null ? null : evaluateFormula(formula, bizObject.data, propertyOf);
  return (
    <section className={styles.tester} aria-label={t('tester')}>
      {/* Sample words are no values that a condition could be about. */}
      <ChoiceField
        label={t('tester')}
        value={choice}
        options={choices.filter(({ value }) => value !== sampleChoices.words)}
        onChange={setChosen}
      />
      <Alert
        type={result === null ? 'info' : severities[result]}
        showIcon
        role="status"
        title={t(`testerResults.${result ?? 'incomplete'}`)}
      />
    </section>
  );
}
