import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { TrackLink } from '../../../components/TrackLink.tsx';
import { WorkflowLog } from '../../../instance/log/WorkflowLog.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';

export { ClosedElsewhere } from '../../features/handle-work-item/ClosedElsewhere.tsx';
export { ItemNotices } from '../../features/handle-work-item/ItemNotices.tsx';
export { InstanceActions, WorkItemActions } from './WorkflowActions.tsx';
export { ResubmitForm } from './ResubmitForm.tsx';
export { SentNotice } from './SentNotice.tsx';
export { CcNotice } from '../../features/send-cc/CcNotice.tsx';

/** Log of a workflow, and the messages of people beside it. */
export function WorkflowAside({ detail }: { readonly detail: WorkflowInstanceDetail }) {
  const { instance, workItem } = detail;
  const name = localised(instance.instanceName, instance.instanceName_i18n, useLocale());
  return (
    <>
      <WorkflowLog
        detail={detail}
        link={<TrackLink workflowInstanceId={instance.id} workItemId={workItem?.id} name={name} />}
      />
      <MessagesPanel workflowInstanceId={detail.instance.id} />
    </>
  );
}
