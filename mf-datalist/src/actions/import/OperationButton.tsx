import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { Button, type ButtonProps } from 'antd';
import { importOperation, type ImportOperation } from './import-results.model.ts';
import type { ImportTools } from './import-tools.ts';
import { importTexts } from './import.texts.ts';

interface OperationButtonProps {
  readonly task: ImportTask;
  readonly tools: ImportTools;
  readonly type: NonNullable<ButtonProps['type']>;
}

const words = { correct: 'correct', errorFile: 'errorFile', template: 'upload.template' } as const;

/** The way on from an import that has ended (list spec, section 8); nothing where there is none. */
export function OperationButton({ task, tools: { downloads, onCorrect }, type }: OperationButtonProps) {
  const t = importTexts.useT();
  const operation = importOperation(task);
  if (operation === null) return null;
  const actions: Record<ImportOperation, () => void> = {
    correct: () => onCorrect(task),
    errorFile: () => void downloads.downloadErrors(task.taskId),
    template: () => void downloads.downloadTemplate(),
  };
  return (
    <Button type={type} loading={operation !== 'correct' && downloads.isBusy} onClick={actions[operation]}>
      {t(words[operation])}
    </Button>
  );
}
