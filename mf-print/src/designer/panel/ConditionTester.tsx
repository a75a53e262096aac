import { ChoiceField } from '@portico/shared-kit/designer';
import type { FilterTree } from '@portico/shared-kit/filters';
import { evaluateFormula } from '@portico/shared-kit/print';
import { Alert } from 'antd';
import { useState } from 'react';
import { sampleChoices, sampleOf } from '../preview/sample-records.model.ts';
import { useSampleRecords } from '../preview/use-sample-records.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { panelTexts } from './panel.texts.ts';
import styles from './ConditionDialog.module.css';

const severities = { holds: 'success', fails: 'info', unreadable: 'warning' } as const;

/** Trial of a condition on a record; `formula` is null while the condition is not complete. */
export function ConditionTester({ formula }: { readonly formula: FilterTree | null }) {
  const t = panelTexts.useT();
  const { design, propertyOf } = useTemplateDesigner();
  const [chosen, setChosen] = useState<string | null>(null);
  const { records, choices } = useSampleRecords(design);
  const [first] = records;
  const choice = chosen ?? (first === undefined ? sampleChoices.empty : String(first.bizObject.id));
  const { bizObject } = sampleOf(choice, records, design);
  const result = formula === null ? null : evaluateFormula(formula, bizObject.data, propertyOf);
  return (
    <section className={styles.tester} aria-label={t('tester')}>
      <ChoiceField label={t('tester')} value={choice} options={choices} onChange={setChosen} />
      <Alert
        type={result === null ? 'info' : severities[result]}
        showIcon
        role="status"
        title={t(`testerResults.${result ?? 'incomplete'}`)}
      />
    </section>
  );
}
