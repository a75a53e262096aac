import type { PrintProblem } from '@portico/shared-kit/print';
import { printTexts } from '../../print.texts.ts';
import styles from './ProblemMarks.module.css';

const mm = (value: number) => `${String(value)}mm`;

/** Marks around what is not on paper as it was meant. They are seen, and never printed. */
export function ProblemMarks({ problems }: { readonly problems: readonly PrintProblem[] }) {
  const t = printTexts.useT();
  return problems.map(({ kind, elementId, area }) => (
    <div
      key={`${elementId}/${kind}`}
      className={styles.mark}
      data-print="hidden"
      role="note"
      style={{ left: mm(area.x), top: mm(area.y), width: mm(area.width), height: mm(Math.max(area.height, 4)) }}
    >
      <span className={styles.words}>{t(`problem.${kind}`)}</span>
    </div>
  ));
}
