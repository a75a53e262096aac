import { CheckCircleOutlined, WarningOutlined } from '../../ui/icons/index.ts';
import type { ReactNode } from 'react';
import { designerTexts } from '../designer.texts.ts';
import styles from './ProblemList.module.css';

/** A problem as it is listed. */
export interface ListedProblem {
  readonly code: number;
  /** Only errors keep it from being published. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly key: string;
  readonly words: string;
  /** Selects its place and brings it into view; null where it is about the whole. */
  readonly onShow: (() => void) | null;
  /** Entries that mend the problem at once. */
  readonly mend?: ReactNode;
}

/** List of the problems of the design: each line selects its element; null until it was checked. */
export function ProblemList({ problems }: { readonly problems: readonly ListedProblem[] | null }) {
  const t = designerTexts.useT();
  if (problems === null) return <p className={styles.quiet}>{t('checking')}</p>;
  if (problems.length === 0) {
    return (
      <p className={styles.quiet} role="status">
        <CheckCircleOutlined aria-hidden="true" /> {t('noProblems')}
      </p>
    );
  }
  return (
    <section className={styles.problems} aria-label={t('problems', { count: problems.length })}>
      <h2 className={styles.title}>{t('problems', { count: problems.length })}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.key} className={styles.item}>
            <ProblemLine problem={problem} />
            {problem.mend}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProblemLine({ problem: { severity, code, words, onShow } }: { readonly problem: ListedProblem }) {
  const t = designerTexts.useT();
  const content = (
    <>
      <WarningOutlined aria-label={t(severity)} data-severity={severity} />
      <span>{words}</span>
      <span className={styles.code}>{code}</span>
    </>
  );
  if (onShow === null) return <p className={styles.line}>{content}</p>;
  return (
    <button type="button" className={styles.line} onClick={onShow}>
      {content}
    </button>
  );
}
