import type { DesignProblem } from '@portico/shared-kit/contract/workflow-design.schema';
import { CheckCircleOutlined, WarningOutlined } from '@portico/shared-kit/ui/icons';
import { useDesk } from '../design-context.tsx';
import { keyOf } from '../model/design-problems.model.ts';
import { designTexts } from '../design.texts.ts';
import styles from './ProblemList.module.css';

/** What is wrong with the diagram: each line selects its element and brings it into view. */
export function ProblemList({ isChecked }: { readonly isChecked: boolean }) {
  const t = designTexts.useT();
  const { problems, diagram, wordsOf } = useDesk();
  if (!isChecked) return <p className={styles['quiet']}>{t('checking')}</p>;
  if (problems.length === 0) {
    return (
      <p className={styles['quiet']} role="status">
        <CheckCircleOutlined aria-hidden="true" /> {t('noProblems')}
      </p>
    );
  }
  return (
    <section className={styles['problems']} aria-label={t('problems', { count: problems.length })}>
      <h2 className={styles['title']}>{t('problems', { count: problems.length })}</h2>
      <ul className={styles['list']}>
        {problems.map((problem) => (
          <li key={keyOf(problem)}>
            <ProblemLine problem={problem} words={wordsOf(problem)} onShow={(id) => diagram.select(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProblemLineProps {
  readonly problem: DesignProblem;
  readonly words: string;
  onShow(id: string): void;
}

function ProblemLine({ problem: { elementId, severity, code }, words, onShow }: ProblemLineProps) {
  const t = designTexts.useT();
  const content = (
    <>
      <WarningOutlined aria-label={t(severity)} data-severity={severity} />
      <span>{words}</span>
      <span className={styles['code']}>{code}</span>
    </>
  );
  if (elementId === null) return <p className={styles['line']}>{content}</p>;
  return (
    <button type="button" className={styles['line']} onClick={() => onShow(elementId)}>
      {content}
    </button>
  );
}
