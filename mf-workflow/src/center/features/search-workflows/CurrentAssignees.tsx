import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate, usedTime } from '@portico/shared-kit/formats';
import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { useState } from 'react';
import styles from './ResultTable.module.css';
import { searchTexts } from './search.texts.ts';
import { advancesAt, currentAssigneesOf } from './current-assignees.model.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

/** Current activities and assignees of an instance, with their times; or the time at which it goes on by itself; `--` where it waits for nothing. */
export function CurrentAssignees({ instance }: { readonly instance: WorkflowInstance }) {
  const t = searchTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  // As old as the page: a duration that moves by itself draws the eye for nothing.
  const [now] = useState(() => Date.now());
  const assignees = currentAssigneesOf(instance, locale);
  if (assignees === null) return common('empty');
  const { waitingSince } = instance;
  const until = advancesAt(instance);
  return (
    <>
      <Ellipsis text={assignees} lines={2} />
      {waitingSince !== null && (
        <span className={styles.note}>{t('waited', { time: usedTime(now - Date.parse(waitingSince), locale) })}</span>
      )}
      {until !== null && (
        <time className={styles.note} dateTime={until}>
          {t('goesOn', { time: formatDate(until, toMinutes) })}
        </time>
      )}
    </>
  );
}
