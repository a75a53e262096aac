import { useFailure } from '@portico/shared-kit/api';
import { useImportDesignMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { ImportedDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Bone, ErrorState } from '@portico/shared-kit/ui/feedback';
import { Alert, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useDesk } from '../design-context.tsx';
import { keyOf } from '../model/design-problems.model.ts';
import { deskTexts } from '../../../design-desk/desk.texts.ts';
import { designTexts } from '../design.texts.ts';
import styles from './ImportDialog.module.css';

interface ImportDialogProps {
  readonly file: File;
  onClose(): void;
}

/** What a file of another tool brings and what of it cannot run, before it takes the place of the diagram. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const t = designTexts.useT();
  const words = deskTexts.useT();
  const shell = useShell();
  const { design, diagram } = useDesk();
  const [imported, setImported] = useState<ImportedDesign | null>(null);
  const [read, { error }] = useImportDesignMutation();
  const failure = useFailure(error);
  const { workflowCode } = design;
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const { data } = await read({ workflowCode, bpmn: await file.text(), fileName: file.name });
      if (!isGone && data !== undefined) setImported(data);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [read, workflowCode, file]);
  const open = async () => {
    if (imported === null) return;
    try {
      await diagram.replace(imported.bpmn);
      onClose();
    } catch (problem) {
      shell.errors.show(problem);
    }
  };
  return (
    <Modal
      open
      title={t('importTitle', { name: file.name })}
      okText={t('importOpen')}
      cancelText={words('cancel')}
      okButtonProps={{ disabled: imported === null }}
      onOk={() => void open()}
      onCancel={onClose}
    >
      {error !== undefined && <ErrorState failure={failure} />}
      {error === undefined && imported === null && <Bone height={80} />}
      {imported !== null && <Findings imported={imported} />}
    </Modal>
  );
}

function Findings({ imported }: { readonly imported: ImportedDesign }) {
  const t = designTexts.useT();
  const { wordsOf } = useDesk();
  const { isLaidOut, exporter, foreignNamespaces, problems } = imported;
  const facts = [
    ...(exporter === '' ? [] : [t('importExporter', { exporter })]),
    ...(isLaidOut ? [t('importLaidOut')] : []),
    ...(foreignNamespaces.length > 0 ? [t('importForeign', { names: foreignNamespaces.join(', ') })] : []),
    t('importHint'),
  ];
  return (
    <div className={styles['findings']}>
      <Alert
        type={problems.length > 0 ? 'warning' : 'success'}
        showIcon
        title={problems.length > 0 ? t('importProblems', { count: problems.length }) : t('importClean')}
      />
      {problems.length > 0 && (
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={keyOf(problem)}>{wordsOf({ ...problem, elementId: null })}</li>
          ))}
        </ul>
      )}
      {facts.map((fact) => (
        <p key={fact} className={styles['fact']}>
          {fact}
        </p>
      ))}
    </div>
  );
}
