import { useConfirmImportMutation, useStopImportMutation } from '@portico/shared-kit/api/imports.api';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { CompactPanel } from './CompactPanel.tsx';
import styles from './Import.module.css';
import { importOperation, importOutcome } from './import-results.model.ts';
import { dialogWidth, type ImportTools } from './import-tools.ts';
import { importTexts } from './import.texts.ts';
import { OperationButton } from './OperationButton.tsx';
import { PlanStep } from './PlanStep.tsx';
import { StatusStep } from './StatusStep.tsx';
import { UndoButton } from './undo/UndoButton.tsx';
import { useImportTask } from './use-import-task.ts';

interface ImportProgressProps {
  readonly taskId: string;
  readonly tools: ImportTools;
  readonly onAgain: () => void;
  readonly onHistory: () => void;
}

/** An import that was begun: in the dialog, or in a panel in the corner while people go on with the list. */
export function ImportProgress({ taskId, tools, onAgain, onHistory }: ImportProgressProps) {
  const t = importTexts.useT();
  const watched = useImportTask(taskId);
  const [isCompact, setCompact] = useState(false);
  if (isCompact) {
    return <CompactPanel task={watched.task} onExpand={() => setCompact(false)} onClose={tools.onClose} />;
  }
  const { task } = watched;
  const { properties } = tools.config;
  return (
    <Modal
      open
      width={dialogWidth}
      title={t('title')}
      mask={{ closable: false }}
      onCancel={tools.onClose}
      footer={
        <div className={styles.footer}>
          <span className={styles.aside}>
            <Button type="link" onClick={onHistory}>
              {t('history')}
            </Button>
            {task !== undefined && importOutcome(task) !== null && <UndoButton task={task} tools={tools} type="link" />}
          </span>
          {task !== undefined && importOutcome(task) === null ? (
            <RunningButtons task={task} onShrink={() => setCompact(true)} />
          ) : (
            <>
              <Button onClick={onAgain}>{t('again')}</Button>
              <EndButtons task={task} tools={tools} />
            </>
          )}
        </div>
      }
    >
      {task?.phase === 'PLANNED' ? (
        <PlanStep task={task} properties={properties} />
      ) : (
        <StatusStep watched={watched} properties={properties} />
      )}
    </Modal>
  );
}

/** The way on is what people look for; where there is none, the import is done with. */
function EndButtons({ task, tools }: { readonly task: ImportTask | undefined; readonly tools: ImportTools }) {
  const t = importTexts.useT();
  const hasOperation = task !== undefined && importOperation(task) !== null;
  return (
    <>
      <Button type={hasOperation ? 'default' : 'primary'} onClick={tools.onClose}>
        {t('close')}
      </Button>
      {hasOperation && <OperationButton task={task} tools={tools} type="primary" />}
    </>
  );
}

function RunningButtons({ task, onShrink }: { readonly task: ImportTask; readonly onShrink: () => void }) {
  const t = importTexts.useT();
  const [stop, { isLoading }] = useStopImportMutation();
  return (
    <>
      {task.phase !== 'WRITING' && (
        <Button danger loading={isLoading} onClick={() => void stop({ taskId: task.taskId })}>
          {t(task.isUndo ? 'undo.stop' : 'stop')}
        </Button>
      )}
      {task.phase === 'PLANNED' ? (
        <ConfirmButton task={task} />
      ) : (
        <Button type="primary" onClick={onShrink}>
          {t('shrink')}
        </Button>
      )}
    </>
  );
}

function ConfirmButton({ task: { taskId, successCount } }: { readonly task: ImportTask }) {
  const t = importTexts.useT();
  const [confirm, { isLoading }] = useConfirmImportMutation();
  return (
    <DisabledReason reason={successCount === 0 ? t('plan.nothing') : null}>
      <Button type="primary" loading={isLoading} onClick={() => void confirm({ taskId })}>
        {t('plan.confirm', { count: successCount })}
      </Button>
    </DisabledReason>
  );
}
