import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { valueFor } from '@portico/shared-kit/fields';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { EditDraftForm } from '../../features/fill-form/EditDraftForm.tsx';
import { isDraft, isOwnDraft } from '../../features/fill-form/own-draft.model.ts';
import { EditRecordForm } from '../../features/fill-form/EditRecordForm.tsx';
import { FormSections } from '../../../form-view/FormSections.tsx';
import { onForm } from '../../../form-view/form-layout.model.ts';
import { formLimits, writableOf } from '../../../form-view/form-values.model.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { FormPageSkeleton } from './FormPageSkeleton.tsx';
import { OnBehalfNotice } from './OnBehalfNotice.tsx';
import { RecordInformation } from './RecordInformation.tsx';
import { loadWorkflowParts } from './load-workflow-parts.ts';
import { useRecordActions } from './use-record-actions.tsx';

const CommentsPanel = lazyWithRetry(
  async () => (await import('../../features/comment-record/CommentsPanel.tsx')).CommentsPanel,
);
const WorkflowAside = lazyWithRetry(async () => (await loadWorkflowParts()).WorkflowAside);
const InstanceActions = lazyWithRetry(async () => (await loadWorkflowParts()).InstanceActions);
const WorkItemActions = lazyWithRetry(async () => (await loadWorkflowParts()).WorkItemActions);
const ResubmitForm = lazyWithRetry(async () => (await loadWorkflowParts()).ResubmitForm);
const ClosedElsewhere = lazyWithRetry(async () => (await loadWorkflowParts()).ClosedElsewhere);
const ItemNotices = lazyWithRetry(async () => (await loadWorkflowParts()).ItemNotices);
const CcNotice = lazyWithRetry(async () => (await loadWorkflowParts()).CcNotice);
const SentNotice = lazyWithRetry(async () => (await loadWorkflowParts()).SentNotice);

interface RecordViewProps {
  readonly config: FormConfig;
  readonly record: BizRecord;
  /** Null for a record without a workflow. */
  readonly detail: WorkflowInstanceDetail | null;
  onReload(): void;
}

/** Returns the title of a record: its name, else its number, else its model. */
function titleOf({ data }: BizRecord, modelName: string, locale: Locale): string {
  const given = [valueFor(data, 'name', locale), data['sequenceNo']].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof given === 'string' ? given : modelName;
}

/** A record to read, with what the user may do: edit, print, or take a step of its workflow. */
export function RecordView({ config, record, detail, onReload }: RecordViewProps) {
  const locale = useLocale();
  const { session } = useShell();
  const [isEditing, setEditing] = useState(false);
  const { instanceName, instanceName_i18n } = detail?.instance ?? {};
  const title =
    instanceName === undefined
      ? titleOf(record, localised(config.name, config.name_i18n, locale), locale)
      : localised(instanceName, instanceName_i18n, locale);
  const common = { title, config, record, onReload };
  const others = useRecordActions({ record, formCode: config.form.code, title });
  const aside = <RecordAside {...{ record, detail }} />;
  const isOwn = isOwnDraft(record, session?.id);
  if (isOwn || (isEditing && isDraft(record))) {
    const onDone = isOwn ? undefined : () => setEditing(false);
    const withdrawnAs = detail?.instance.status === 'WITHDRAWN' ? title : undefined;
    const renderActions = (own: ActionSource) => <DraftActions detail={detail} sources={[own, others]} />;
    return <EditDraftForm {...{ config, record, withdrawnAs, aside, renderActions, onDone }} />;
  }
  if (isEditing) return <EditRecordForm {...common} aside={aside} onDone={() => setEditing(false)} />;
  if (detail !== null && isFilledIn(config, record, detail)) {
    return (
      <Suspense fallback={<FormPageSkeleton />}>
        <ResubmitForm {...common} detail={detail} aside={aside} others={others} />
      </Suspense>
    );
  }
  return <RecordReading {...common} detail={detail} aside={aside} others={others} onEdit={() => setEditing(true)} />;
}

interface RecordReadingProps extends RecordViewProps {
  readonly title: string;
  readonly aside: ReactNode;
  readonly others: ActionSource;
  onEdit(): void;
}

/** The record as it is, with the steps that can be taken. */
function RecordReading(props: RecordReadingProps) {
  const { title, config, record, detail, aside, others, onEdit, onReload } = props;
  const t = workflowTexts.useT();
  const [search] = useSearchParams();
  // What is opened to be read is shown as it is, whatever its reader may change elsewhere.
  const item = detail?.workItem;
  const isReading = item?.type === 4 && item.id === search.get('workitemId');
  const canEdit = record.actions.includes('edit') && !isReading;
  const edit: ActionSource = { actions: canEdit ? [{ code: 'edit', label: t('form.edit'), run: onEdit }] : [] };
  const sources = [edit, others];
  return (
    <PageFrame
      hasKeys
      title={title}
      actions={
        detail === null ? (
          <FormActions sources={sources} />
        ) : (
          <Suspense fallback={null}>
            <WorkItemActions {...{ detail, sources }} onRefused={onReload} />
          </Suspense>
        )
      }
      aside={aside}
    >
      <OnBehalfNotice detail={detail} />
      <Suspense fallback={null}>
        {detail && <ClosedElsewhere key={item?.id} {...{ detail, onReload }} />}
        {item && <ItemNotices item={item} />}
        {item?.type === 4 && <CcNotice item={item} isOpened={isReading} />}
        {item?.sentBy !== undefined && <SentNotice detail={detail} />}
      </Suspense>
      <FormSections form={config.form} properties={config.properties} values={record.data} />
    </PageFrame>
  );
}

/**
 * Returns whether the user's step is one with the form before them: to hand something in, or to approve where the activity lets
 * them fill in something. Who was asked for help gives an opinion and changes nothing.
 */
function isFilledIn(config: FormConfig, record: BizRecord, { actions, workItem }: WorkflowInstanceDetail): boolean {
  if (workItem === null || workItem.type === 2) return false;
  if (actions.includes('submit')) return true;
  const isOpened = record.readOnly !== undefined && workItem.id === record.workItemId;
  return (
    actions.includes('agree') &&
    isOpened &&
    onForm(config.form, writableOf(config.properties, formLimits(config, record))).length > 0
  );
}

/** The row of a draft, which may have been in a workflow. */
function DraftActions({ detail, sources }: Pick<RecordViewProps, 'detail'> & { readonly sources: ActionSource[] }) {
  const row = <FormActions sources={sources} />;
  if (detail === null) return row;
  return (
    <Suspense fallback={row}>
      <InstanceActions {...{ detail, sources }} />
    </Suspense>
  );
}

function RecordAside({ record, detail }: Pick<RecordViewProps, 'record' | 'detail'>) {
  return (
    <>
      {detail !== null && (
        <Suspense fallback={null}>
          <WorkflowAside detail={detail} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <CommentsPanel schemaCode={record.schemaCode} recordId={record.id} />
      </Suspense>
      <RecordInformation record={record} />
    </>
  );
}
