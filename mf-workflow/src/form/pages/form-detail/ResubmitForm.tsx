import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { ReactNode } from 'react';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { EditForm } from '../../features/fill-form/EditForm.tsx';
import { SentNotice } from './SentNotice.tsx';
import { ClosedElsewhere } from '../../features/handle-work-item/ClosedElsewhere.tsx';
import { ItemNotices } from '../../features/handle-work-item/ItemNotices.tsx';
import { OnBehalfNotice } from './OnBehalfNotice.tsx';
import { WorkItemActions } from './WorkflowActions.tsx';

interface ResubmitFormProps {
  readonly title: string;
  readonly config: FormConfig;
  readonly record: BizRecord;
  readonly detail: WorkflowInstanceDetail;
  readonly aside: ReactNode;
  /** Actions of the record. */
  readonly others: ActionSource;
  onReload(): void;
}

/** Changes a record that was handed back or is to be filled in, and sends it on: both are kept, or neither. */
export function ResubmitForm(props: ResubmitFormProps) {
  const { title, config, record, detail, aside, others, onReload } = props;
  return (
    <EditForm
      draftKey={`submit/${detail.workItem?.id ?? record.id}`}
      title={title}
      config={config}
      initial={record.data}
      record={record}
      isBusy={false}
      error={undefined}
      aside={aside}
      notice={
        <>
          <ClosedElsewhere detail={detail} onReload={onReload} />
          <OnBehalfNotice detail={detail} />
          <SentNotice detail={detail} />
          {detail.workItem && <ItemNotices item={detail.workItem} />}
        </>
      }
      renderActions={(form) => (
        <WorkItemActions
          detail={detail}
          sources={[others]}
          collect={(isUnfinished) => {
            const data = form.collect(isUnfinished);
            // Who approves and fills in nothing does not hold up, or wait for, who approves beside them.
            const isSame = form.entries === null && !detail.actions.includes('submit');
            return data && (isSame ? {} : { data, version: form.base().version ?? record.version });
          }}
          resolve={() => form.resolveConflict({ schemaCode: record.schemaCode, id: record.id })}
          onTaken={form.forget}
          onRefused={onReload}
        />
      )}
    />
  );
}
