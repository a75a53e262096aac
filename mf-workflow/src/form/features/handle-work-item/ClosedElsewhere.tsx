import { notificationsEndpoints } from '@portico/shared-kit/api/notifications.api';
import { usePeekInstanceQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { labelOf, workItemStatuses } from '@portico/shared-kit/workflow';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';

interface ClosedElsewhereProps {
  readonly detail: WorkflowInstanceDetail;
  /** Shows the form as it is now, without what was entered. */
  onReload(): void;
}

/**
 * Says that the work item of an open form was handled in another window, by a colleague or by a withdrawal; nothing before. The form stays as
 * it is, so that nothing that was entered is lost without a word.
 */
export function ClosedElsewhere({ detail, onReload }: ClosedElsewhereProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const status = useStatusNow(detail);
  if (detail.workItem?.status !== 'PENDING' || status === undefined || status === 'PENDING') return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('act.elsewhere', { status: labelOf(workItemStatuses, status, locale) })}
      description={t('act.elsewhereHint')}
      action={<Button onClick={onReload}>{t('act.showNow')}</Button>}
    />
  );
}

/** Returns how the form's work item stands by now; undefined as long as the user's work is what it was when the form was opened. */
function useStatusNow({ instance, workItem }: WorkflowInstanceDetail) {
  const mark = notificationsEndpoints.getUnreadCount.useQueryState().data?.work;
  const [first, setFirst] = useState(mark);
  if (first === undefined && mark !== undefined) setFirst(mark);
  const isSame = mark === undefined || mark === first || workItem === null;
  const { data } = usePeekInstanceQuery(
    isSame ? skipToken : { workflowInstanceId: instance.id, workitemId: workItem.id, mark },
  );
  return data?.workItem?.id === workItem?.id ? data?.workItem?.status : undefined;
}
