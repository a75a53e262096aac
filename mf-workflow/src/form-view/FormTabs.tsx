import type { Property } from '@portico/shared-kit/contract/models.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { nextPosition } from '@portico/shared-kit/ui/keys';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { workflowTexts } from '../workflow.texts.ts';
import { type FormLayout, problemCount, type VisibleSection, tabToMend } from './form-layout.model.ts';
import type { FormProblems } from './form-values.model.ts';
import styles from './FormTabs.module.css';

interface FormTabsProps {
  readonly layout: FormLayout<Property>;
  /** Absent for reading. */
  readonly problems: FormProblems | undefined;
  /** Another one for each time that the entries were refused: the first tab with one of them opens then. */
  readonly attempt: string | undefined;
  renderSection(section: VisibleSection<Property>): ReactNode;
}

const noProblems: FormProblems = {};

/** The tabs of a form. What is in the others stays as it was left; a tab says how many of its entries must be mended. */
export function FormTabs({ layout, problems = noProblems, attempt, renderSection }: FormTabsProps) {
  const { tabs } = layout;
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [mended, setMended] = useState(attempt);
  // While drawing, so that what is to be mended is there as soon as the form was refused.
  if (attempt !== mended) {
    setMended(attempt);
    setChosen(tabToMend(layout, problems, chosen ?? tabs[0]?.code ?? null));
  }
  const open = tabs.find(({ code }) => code === chosen)?.code ?? tabs[0]?.code;
  return (
    <div className={styles.tabs}>
      <TabBar id={id} tabs={tabs} open={open} problems={problems} onChoose={setChosen} />
      {tabs.map(({ code, sections }) => (
        <div
          key={code}
          role="tabpanel"
          id={`${id}${code}-panel`}
          aria-labelledby={`${id}${code}`}
          className={styles.panel}
          hidden={code !== open}
        >
          {sections.map(renderSection)}
        </div>
      ))}
    </div>
  );
}

interface TabBarProps {
  readonly id: string;
  readonly tabs: FormLayout<Property>['tabs'];
  readonly open: string | undefined;
  readonly problems: FormProblems;
  onChoose(code: string): void;
}

function TabBar({ id, tabs, open, problems, onChoose }: TabBarProps) {
  const locale = useLocale();
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = tabs.findIndex(({ code }) => code === open);
    const next = nextPosition(event.key, { at, count: tabs.length, isCircular: true });
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.code);
    document.getElementById(`${id}${tab.code}`)?.focus();
  };
  return (
    <div className={styles.bar} role="tablist">
      {tabs.map(({ code, title, title_i18n, sections }) => (
        <button
          key={code}
          type="button"
          role="tab"
          id={`${id}${code}`}
          className={styles.tab}
          aria-selected={code === open}
          aria-controls={`${id}${code}-panel`}
          tabIndex={code === open ? 0 : -1}
          onClick={() => onChoose(code)}
          onKeyDown={handleKey}
        >
          {localised(title, title_i18n, locale)}
          <ProblemMark count={problemCount(sections, problems)} />
        </button>
      ))}
    </div>
  );
}

/** Number of a tab's entries that must be mended; nothing for none. */
function ProblemMark({ count }: { readonly count: number }) {
  const t = workflowTexts.useT();
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.heard}>{t('form.fixProblems', { count })}</span>
    </span>
  );
}
