import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { hasPage, useShell } from '@portico/shared-kit/remotes/react';
import { EditOutlined, PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { printAddress, printPath } from '../../addresses.model.ts';
import { PageFrame } from '../../components/PageFrame.tsx';
import { EditRecordForm } from '../../features/fill-form/EditRecordForm.tsx';
import { FormSections } from '../../features/fill-form/FormSections.tsx';
import { WorkflowLog } from '../../features/follow-workflow/WorkflowLog.tsx';
import { WorkItemActions } from '../../features/handle-work-item/WorkItemActions.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import { TraceButton } from '../../features/trace-changes/TraceButton.tsx';
import { RecordInformation } from './RecordInformation.tsx';
import { ResubmitForm } from './ResubmitForm.tsx';

interface RecordViewProps {
  readonly config: FormConfig;
  readonly record: BizRecord;
  /** Null for a record without a workflow. */
  readonly detail: WorkflowInstanceDetail | null;
  onReload(): void;
}

/** What a record is called: its name, else its number, else its model. */
function titleOf({ data }: BizRecord, modelName: string): string {
  const given = [data['name'], data['sequenceNo']].find((text) => typeof text === 'string' && text !== '');
  return typeof given === 'string' ? given : modelName;
}

/** A record to read, with what the user may do: edit, print, or take a step of its workflow. */
export function RecordView({ config, record, detail, onReload }: RecordViewProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  const title = detail?.instance.instanceName ?? titleOf(record, localised(config.name, config.name_i18n, locale));
  const common = { title, config, record, onReload };
  if (isEditing) return <EditRecordForm {...common} onDone={() => setEditing(false)} />;
  const aside = (
    <>
      {detail !== null && <WorkflowLog detail={detail} />}
      <RecordInformation record={record} />
    </>
  );
  const { schemaCode, id: objectId } = record;
  const others = (
    <>
      <PrintButton record={record} />
      <TraceButton schemaCode={schemaCode} objectId={objectId} title={title} />
    </>
  );
  if (detail?.actions.includes('submit')) {
    return <ResubmitForm {...common} detail={detail} aside={aside} otherActions={others} />;
  }
  const edit = (
    <Button type={detail === null ? 'primary' : 'default'} icon={<EditOutlined />} onClick={() => setEditing(true)}>
      {t('form.edit')}
    </Button>
  );
  return (
    <PageFrame
      title={title}
      actions={
        <>
          {detail !== null && <WorkItemActions detail={detail} onRefused={onReload} />}
          {record.actions.includes('edit') && edit}
          {others}
        </>
      }
      aside={aside}
    >
      <FormSections form={config.form} properties={config.properties} values={record.data} />
    </PageFrame>
  );
}

function PrintButton({ record }: { readonly record: BizRecord }) {
  const t = workflowTexts.useT();
  const shell = useShell();
  if (!hasPage(shell, printPath)) return null;
  const print = () => shell.navigate(printAddress(record.schemaCode, record.id), { newTab: true });
  return (
    <Button icon={<PrinterOutlined />} onClick={print}>
      {t('form.print')}
    </Button>
  );
}
