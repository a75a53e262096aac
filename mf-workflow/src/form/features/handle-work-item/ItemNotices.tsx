import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { formatDate } from '@portico/shared-kit/formats';
import { Alert } from 'antd';
import { workflowTexts } from '../../../workflow.texts.ts';

type NoticedWorkItem = Pick<NonNullable<WorkflowInstanceDetail['workItem']>, 'claim' | 'draft' | 'status'>;

/** Date and time to the minute. */
const minuteFormat = 3;

/** Notices on the user's work item: its claim, taken or possible, and the draft of their opinion. */
export function ItemNotices({ item: { claim, draft, status } }: { readonly item: NoticedWorkItem }) {
  const t = workflowTexts.useT();
  return (
    <>
      {claim && <ClaimNotice claim={claim} isOpen={status === 'PENDING'} />}
      {draft && (
        <Alert type="info" showIcon title={t('act.kept', { time: formatDate(draft.savedTime, minuteFormat) })} />
      )}
    </>
  );
}

interface ClaimNoticeProps {
  readonly claim: NonNullable<NoticedWorkItem['claim']>;
  /** The user has the work. */
  readonly isOpen: boolean;
}

/** Says that several have this work to do, or who of them has claimed it. */
function ClaimNotice({ claim: { by }, isOpen }: ClaimNoticeProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  if (by === null) return <Alert type="info" showIcon title={t('act.claiming.open')} />;
  if (isOpen) return <Alert type="success" showIcon title={t('act.claiming.mine')} />;
  const name = localised(by.name, by.name_i18n, locale);
  return <Alert type="warning" showIcon title={t('act.claiming.others', { name })} />;
}
