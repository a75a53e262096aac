import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { workflowTexts } from '../../../workflow.texts.ts';

/** Notice of the person whose work waits here for the user; nothing for their own, and once it is done. */
export function OnBehalfNotice({ detail }: { readonly detail: WorkflowInstanceDetail | null }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const { delegator, status } = detail?.workItem ?? {};
  if (delegator === undefined || status !== 'PENDING') return null;
  const name = localised(delegator.name, delegator.name_i18n, locale);
  return <Alert type="info" showIcon title={t('act.onBehalfOf', { name })} />;
}
