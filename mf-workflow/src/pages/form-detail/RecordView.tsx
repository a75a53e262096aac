import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { valueFor } from '@portico/shared-kit/fields';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { hasPage, useShell } from '@portico/shared-kit/remotes/react';
import { EditOutlined, PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { printAddress, printPath } from '../../addresses.model.ts';
import { PageFrame } from '../../components/PageFrame.tsx';
import { EditDraftForm } from '../../features/fill-form/EditDraftForm.tsx';
import { isDraft, isOwnDraft } from '../../features/fill-form/own-draft.model.ts';
import { EditRecordForm } from '../../features/fill-form/EditRecordForm.tsx';
import { FormSections } from '../../features/fill-form/FormSections.tsx';
import { onForm } from '../../features/fill-form/form-layout.model.ts';
import { formLimits, writableOf } from '../../features/fill-form/form-values.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import { TraceButton } from '../../features/trace-changes/TraceButton.tsx';
import { FormPageSkeleton } from './FormPageSkeleton.tsx';
import { OnBehalfNotice } from './OnBehalfNotice.tsx';
import { RecordInformation } from './RecordInformation.tsx';
import { loadWorkflowParts } from './load-workflow-parts.ts';
import styles from './RecordView.module.css';

const CommentsPanel = lazyPart(
  async () => (await import('../../features/comment-record/CommentsPanel.tsx')).CommentsPanel,
);
const WorkflowAside = lazyPart(async () => (await loadWorkflowParts()).WorkflowAside);
const WorkItemActions = lazyPart(async () => (await loadWorkflowParts()).WorkItemActions);
const ResubmitForm = lazyPart(async () => (await loadWorkflowParts()).ResubmitForm);
const CirculateButton = lazyPart(async () => (await loadWorkflowParts()).CirculateButton);
const ClosedElsewhere = lazyPart(async () => (await loadWorkflowParts()).ClosedElsewhere);
const ItemNotices = lazyPart(async () => (await loadWorkflowParts()).ItemNotices);
const ReadingNotice = lazyPart(async () => (await loadWorkflowParts()).ReadingNotice);
const StartAgainButton = lazyPart(async () => (await loadWorkflowParts()).StartAgainButton);
const SentNotice = lazyPart(async () => (await loadWorkflowParts()).SentNotice);
const OverseeMenu = lazyPart(async () => (await loadWorkflowParts()).OverseeMenu);

interface RecordViewProps {
  readonly config: FormConfig;
  readonly record: BizRecord;
  /** Null for a record without a workflow. */
  readonly detail: WorkflowInstanceDetail | null;
  onReload(): void;
}

/** What a record is called: its name, else its number, else its model. */
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
  const { inBar: others, inPage } = useOtherActions({ record, sheetCode: config.form.code, title, detail });
  const aside = <RecordAside {...{ record, detail }}>{inPage}</RecordAside>;
  const isOwn = isOwnDraft(record, session?.id);
  if (isOwn || (isEditing && isDraft(record))) {
    const onDone = isOwn ? undefined : () => setEditing(false);
    const withdrawnAs = detail?.instance.status === 'WITHDRAWN' ? title : undefined;
    return <EditDraftForm {...{ config, record, withdrawnAs }} aside={aside} otherActions={others} onDone={onDone} />;
  }
  if (isEditing)
    return (
      <EditRecordForm {...common} aside={<RecordAside {...{ record, detail }} />} onDone={() => setEditing(false)} />
    );
  if (detail !== null && isFilledIn(config, record, detail)) {
    return (
      <Suspense fallback={<FormPageSkeleton />}>
        <ResubmitForm {...common} detail={detail} aside={aside} otherActions={others} />
      </Suspense>
    );
  }
  return (
    <RecordReading {...common} detail={detail} aside={aside} otherActions={others} onEdit={() => setEditing(true)} />
  );
}

interface RecordReadingProps extends RecordViewProps {
  readonly title: string;
  readonly aside: ReactNode;
  readonly otherActions: ReactNode;
  onEdit(): void;
}

/** The record as it is, with the steps that can be taken. */
function RecordReading(props: RecordReadingProps) {
  const { title, config, record, detail, aside, otherActions, onEdit, onReload } = props;
  const t = workflowTexts.useT();
  const [search] = useSearchParams();
  // What is opened to be read is shown as it is, whatever its reader may change elsewhere.
  const item = detail?.workItem;
  const isReading = item?.type === 4 && item.id === search.get('workitemId');
  const edit = (
    <Button type={detail === null ? 'primary' : 'default'} icon={<EditOutlined />} onClick={onEdit}>
      {t('form.edit')}
    </Button>
  );
  return (
    <PageFrame
      hasKeys
      title={title}
      actions={
        <>
          {detail !== null && (
            <Suspense fallback={null}>
              <WorkItemActions detail={detail} onRefused={onReload} />
            </Suspense>
          )}
          {record.actions.includes('edit') && !isReading && edit}
          {otherActions}
        </>
      }
      aside={aside}
    >
      <OnBehalfNotice detail={detail} />
      <Suspense fallback={null}>
        {detail && <ClosedElsewhere key={item?.id} {...{ detail, onReload }} />}
        {item && <ItemNotices item={item} />}
        {item?.type === 4 && <ReadingNotice item={item} isOpened={isReading} />}
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

interface RecordAsideProps extends Pick<RecordViewProps, 'record' | 'detail'> {
  readonly children?: ReactNode;
}

function RecordAside({ record, detail, children }: RecordAsideProps) {
  return (
    <>
      {children}
      {detail !== null && (
        <Suspense fallback={null}>
          <WorkflowAside detail={detail} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <CommentsPanel schemaCode={record.schemaCode} bizObjectId={record.id} />
      </Suspense>
      <RecordInformation record={record} />
    </>
  );
}

type OtherActionsProps = Pick<RecordViewProps, 'record' | 'detail'> & {
  readonly title: string;
  readonly sheetCode: string;
};

/** Where the less frequent actions stand: on a phone behind the form, so that the bar under the thumb is one line. */
function useOtherActions(props: OtherActionsProps) {
  const isPhone = useIsPhone();
  const others = <OtherActions {...props} />;
  return isPhone
    ? { inBar: null, inPage: <div className={styles['others']}>{others}</div> }
    : { inBar: others, inPage: null };
}

/** What stands beside the steps of a workflow, or where there is none. */
function OtherActions({ record, sheetCode, title, detail }: OtherActionsProps) {
  return (
    <>
      <PrintButton record={record} sheetCode={sheetCode} />
      <TraceButton schemaCode={record.schemaCode} objectId={record.id} title={title} />
      {detail !== null && (
        <Suspense fallback={null}>
          {detail.actions.includes('circulate') && <CirculateButton workflowInstanceId={detail.instance.id} />}
          {detail.instance.finishTime !== null && <StartAgainButton instance={detail.instance} />}
          <OverseeMenu workflowInstanceId={detail.instance.id} />
        </Suspense>
      )}
    </>
  );
}

function PrintButton({ record, sheetCode }: Pick<OtherActionsProps, 'record' | 'sheetCode'>) {
  const t = workflowTexts.useT();
  const shell = useShell();
  if (!hasPage(shell, printPath)) return null;
  const print = () => shell.navigate(printAddress(record.schemaCode, sheetCode, record.id), { newTab: true });
  return (
    <Button icon={<PrinterOutlined />} onClick={print}>
      {t('form.print')}
    </Button>
  );
}
