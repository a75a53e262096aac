import { useFailure } from '@portico/shared-kit/api';
import { useImportDesignMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { ImportedDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { SkeletonBar, ErrorState } from '@portico/shared-kit/ui/feedback';
import { Alert, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { keyOf } from '../model/design-problems.model.ts';
import { designerTexts } from '@portico/shared-kit/designer';
import { designTexts } from '../design.texts.ts';
import { type FileNotes, notesOfFile } from '../modeler/file-notes.ts';
import { fileTexts } from './file-notes.texts.ts';
import styles from './ImportDialog.module.css';
import { LostList, WarningList } from './NotesList.tsx';

interface ImportDialogProps {
  readonly file: File;
  onClose(): void;
}

/** Dialog that shows the content of another tool's file and the parts of it that cannot run, before it takes the place of the diagram. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const shell = useShell();
  const { design, diagram } = useWorkflowDesigner();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [send, { error }] = useImportDesignMutation();
  const failure = useFailure(error);
  const { workflowCode } = design;
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const text = await file.text();
      const { data } = await send({ workflowCode, bpmn: text, fileName: file.name });
      if (isGone || data === undefined) return;
      const notes = await notesOfFile(text, data.bpmn).catch(() => null);
      if (!isGone) setRead({ imported: data, notes });
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [send, workflowCode, file]);
  const open = async () => {
    if (read === null) return;
    try {
      await diagram.replace(read.imported.bpmn);
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
      okButtonProps={{ disabled: read?.notes == null }}
      onOk={() => void open()}
      onCancel={onClose}
    >
      {error !== undefined && <ErrorState failure={failure} />}
      {error === undefined && read === null && <SkeletonBar height={80} />}
      {read !== null && <Findings {...read} />}
    </Modal>
  );
}

interface ReadFile {
  readonly imported: ImportedDesign;
  /** Null where the canvas cannot show it. */
  readonly notes: FileNotes | null;
}

function Findings({ imported, notes }: ReadFile) {
  const t = designTexts.useT();
  const { wordsOf } = useWorkflowDesigner();
  const { isLaidOut, exporter, foreignNamespaces, problems } = imported;
  const facts = [
    ...(exporter === '' ? [] : [t('importExporter', { exporter })]),
    ...(isLaidOut ? [t('importLaidOut')] : []),
    ...(foreignNamespaces.length > 0 ? [t('importForeign', { names: foreignNamespaces.join(', ') })] : []),
    t('importHint'),
  ];
  return (
    <div className={styles.findings}>
      {notes === null ? <Alert type="error" showIcon title={t('importFailed')} /> : <ImportWarnings notes={notes} />}
      <Alert
        type={problems.length > 0 ? 'warning' : 'success'}
        showIcon
        title={problems.length > 0 ? t('importProblems', { count: problems.length }) : t('importClean')}
      />
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={keyOf(problem)}>{wordsOf({ ...problem, elementId: null })}</li>
          ))}
        </ul>
      )}
      {facts.map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
    </div>
  );
}

/** Names what the file loses by being opened, and what the reader remarked. */
function ImportWarnings({ notes: { lost, warnings, hidden } }: { readonly notes: FileNotes }) {
  const t = fileTexts.useT();
  return (
    <>
      {lost.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('importLost', { count: lost.length })}
          description={<LostList lost={lost} />}
        />
      )}
      {warnings.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('warnings', { count: warnings.length })}
          description={<WarningList warnings={warnings} />}
        />
      )}
      {hidden.length > 0 && (
        <p className={styles.fact}>
          {t('hidden', { count: hidden.length, names: hidden.map((name) => name || t('noName')).join(', ') })}
        </p>
      )}
    </>
  );
}
