import type { StartableWorkflow } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { BranchesOutlined } from '@portico/shared-kit/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { startPath, withReturn } from '../../addresses.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './WorkflowCards.module.css';

interface WorkflowCardsProps {
  readonly title: string;
  readonly workflows: readonly StartableWorkflow[];
  readonly isDisabled: boolean;
  /** Whether the title does not say already which application they belong to. */
  readonly isMixed?: boolean;
}

/** One group of workflows to start. */
export function WorkflowCards({ title, workflows, isDisabled, isMixed = false }: WorkflowCardsProps) {
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['cards']}>
        {workflows.map((workflow) => (
          <li key={workflow.workflowCode}>
            <WorkflowCard workflow={workflow} isDisabled={isDisabled} isMixed={isMixed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WorkflowCardProps extends Required<Pick<WorkflowCardsProps, 'isDisabled' | 'isMixed'>> {
  readonly workflow: StartableWorkflow;
}

function WorkflowCard({ workflow, isDisabled, isMixed }: WorkflowCardProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const content = (
    <>
      <span className={styles['icon']} aria-hidden="true">
        <BranchesOutlined />
      </span>
      <span className={styles['names']}>
        <strong>{localised(workflow.name, workflow.name_i18n, locale)}</strong>
        {isMixed && <span className={styles['app']}>{localised(workflow.appName, workflow.appName_i18n, locale)}</span>}
      </span>
    </>
  );
  if (isDisabled) {
    return (
      <DisabledReason reason={t('start.adminCannotStart')}>
        <button type="button" className={styles['card']} disabled>
          {content}
        </button>
      </DisabledReason>
    );
  }
  return (
    <Link className={styles['card']} to={withReturn(startPath(workflow.workflowCode), pathname + search)}>
      {content}
    </Link>
  );
}
