import type { InstanceStatus, WorkItemStatus } from '@portico/shared-kit/contract/workflow.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { instanceStatuses, labelOf, workItemStatuses } from '@portico/shared-kit/workflow';
import { Tag } from 'antd';

/** Under way, came to a good end, lies with its originator again, was refused, or simply over. */
type Tone = 'processing' | 'success' | 'warning' | 'error' | 'default';

const instanceTones: Readonly<Record<InstanceStatus, Tone>> = {
  NOT_STARTED: 'default',
  DRAFT: 'default',
  PROCESSING: 'processing',
  COMPLETED: 'success',
  WITHDRAWN: 'warning',
  CANCELED: 'default',
  BE_CANCELED: 'default',
  EXCEPTION: 'error',
};

const itemTones: Readonly<Record<WorkItemStatus, Tone>> = {
  PENDING: 'processing',
  AGREED: 'success',
  SUBMITTED: 'success',
  DISAGREED: 'error',
  TRANSFERRED: 'default',
  ABORTED: 'default',
  CANCELED: 'default',
  VOIDED: 'default',
};

/** Status of a workflow. */
export function InstanceStatusTag({ status }: { readonly status: InstanceStatus }) {
  return <Tag color={instanceTones[status]}>{labelOf(instanceStatuses, status, useLocale())}</Tag>;
}

/** Status of a work item. */
export function ItemStatusTag({ status }: { readonly status: WorkItemStatus }) {
  return <Tag color={itemTones[status]}>{labelOf(workItemStatuses, status, useLocale())}</Tag>;
}
