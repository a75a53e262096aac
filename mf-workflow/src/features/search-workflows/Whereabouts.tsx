import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { usedTime } from '@portico/shared-kit/formats';
import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { useState } from 'react';
import styles from './ResultTable.module.css';
import { searchTexts } from './search.texts.ts';
import { whereIs } from './where-is.model.ts';

/** Where an instance is now, with whom, and for how long; `--` where it waits for nobody. */
export function Whereabouts({ instance }: { readonly instance: WorkflowInstance }) {
  const t = searchTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  // As old as the page: a duration that moves by itself draws the eye for nothing.
  const [now] = useState(() => Date.now());
  const where = whereIs(instance, locale);
  if (where === null) return common('empty');
  const { waitingSince } = instance;
  return (
    <>
      <Ellipsis text={where} lines={2} />
      {waitingSince !== null && (
        <span className={styles['note']}>
          {t('waited', { time: usedTime(now - Date.parse(waitingSince), locale) })}
        </span>
      )}
    </>
  );
}
