import { CheckCircleOutlined, CloseCircleFilled } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import type { CodeProblem } from './code-editor.ts';
import { scriptEditorTexts } from './script-editor.texts.ts';
import styles from './ScriptEditor.module.css';

interface CodeStatusProps {
  readonly isChecking: boolean;
  readonly problem: CodeProblem | null;
  readonly onProblem: (problem: CodeProblem) => void;
  readonly isReadOnly: boolean;
  /** Puts an example into the editor; null where there is something already. */
  readonly onExample: (() => void) | null;
}

/** Line below the editor: what is wrong with the script, and the way to its place. */
export function CodeStatus({ isChecking, problem, isReadOnly, onProblem, onExample }: CodeStatusProps) {
  const t = scriptEditorTexts.useT();
  return (
    <footer className={styles.status}>
      <span role="status" className={styles.problem} data-failed={problem !== null || undefined}>
        <State isChecking={isChecking} problem={problem} onProblem={onProblem} />
      </span>
      {onExample !== null && (
        <Button size="small" onClick={onExample}>
          {t('example')}
        </Button>
      )}
      {!isReadOnly && <span className={styles.quiet}>{t('leave')}</span>}
    </footer>
  );
}

function State({ isChecking, problem, onProblem }: Pick<CodeStatusProps, 'isChecking' | 'problem' | 'onProblem'>) {
  const t = scriptEditorTexts.useT();
  if (isChecking) return t('checking');
  if (problem === null) {
    return (
      <>
        <CheckCircleOutlined aria-hidden="true" /> {t('noProblem')}
      </>
    );
  }
  return (
    <>
      <CloseCircleFilled aria-hidden="true" />
      {problem.line === null ? (
        <span>{problem.words}</span>
      ) : (
        <button type="button" className={styles.toProblem} onClick={() => onProblem(problem)}>
          {problem.words}
        </button>
      )}
    </>
  );
}
