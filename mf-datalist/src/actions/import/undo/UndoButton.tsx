import { useUndoImportMutation } from '@portico/shared-kit/api/imports.api';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { App, Button, type ButtonProps } from 'antd';
import styles from '../Import.module.css';
import type { ImportTools } from '../import-tools.ts';
import { importTexts } from '../import.texts.ts';

interface UndoButtonProps {
  readonly task: ImportTask;
  readonly tools: ImportTools;
  readonly type: NonNullable<ButtonProps['type']>;
}

/** Undoes an import once its person has said so; nothing where it cannot be undone. */
export function UndoButton({ task, tools, type }: UndoButtonProps) {
  const t = importTexts.useT();
  const { modal } = App.useApp();
  const [undo, { isLoading }] = useUndoImportMutation();
  if (!task.canUndo) return null;
  const begin = async () => {
    const { data } = await undo({ taskId: task.taskId });
    if (data !== undefined) tools.onWatch(task);
  };
  const ask = () => {
    void modal.confirm({
      title: t('undo.title', { name: task.originalFilename }),
      content: <UndoPlan task={task} />,
      okText: t('undo.action'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: begin,
    });
  };
  return (
    <Button type={type} loading={isLoading} onClick={ask}>
      {t('undo.action')}
    </Button>
  );
}

/** The effects of an undo, before it begins. */
function UndoPlan({ task: { successCount, updatedCount, errorCount } }: Pick<UndoButtonProps, 'task'>) {
  const t = importTexts.useT();
  const created = successCount - updatedCount;
  return (
    <ul className={styles.plan}>
      {created > 0 && <li>{t('undo.created', { count: created })}</li>}
      {updatedCount > 0 && <li>{t('undo.updated', { count: updatedCount })}</li>}
      <li>{t('undo.since')}</li>
      {errorCount > 0 && <li>{t('undo.rows', { count: errorCount })}</li>}
      <li>{t('undo.once')}</li>
    </ul>
  );
}
