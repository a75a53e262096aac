import { usePinWorkflowMutation } from '@portico/shared-kit/api/workflow-pins.api';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { BranchesOutlined } from '@portico/shared-kit/ui/icons';
import { StarButton } from '@portico/shared-kit/ui/star';
import { Link, useLocation } from 'react-router-dom';
import { startPath, withReturn } from '../../../addresses.model.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { mostCommon, type WorkflowFolder } from './startable.model.ts';
import styles from './WorkflowCards.module.css';

interface WorkflowCardsProps {
  readonly title: string;
  readonly folders: readonly WorkflowFolder[];
  readonly isDisabled: boolean;
  /** True where one more can be pinned. */
  readonly canPin: boolean;
  /** True where the title does not say already which application they belong to. */
  readonly isMixed?: boolean;
}

/** Group of workflows to start; a folder that is called as the group needs no name of its own. */
export function WorkflowCards({ title, folders, isDisabled, canPin, isMixed = false }: WorkflowCardsProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {folders.map(({ name, workflows }) => (
        <div key={name} className={styles.folder}>
          {name !== null && name !== title && <h3 className={styles.folderName}>{name}</h3>}
          <ul className={styles.cards}>
            {workflows.map((workflow) => (
              <li key={workflow.workflowCode} className={styles.place}>
                <WorkflowCard workflow={workflow} isDisabled={isDisabled} isMixed={isMixed} />
                {!isDisabled && (
                  <span className={styles.pin}>
                    <Pin workflow={workflow} canPin={canPin} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Pins a workflow among the common ones, or takes it from there. */
function Pin({ workflow, canPin }: Pick<WorkflowCardsProps, 'canPin'> & { readonly workflow: StartableWorkflow }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const [pin] = usePinWorkflowMutation();
  const { workflowCode, pinnedTime } = workflow;
  const isPinned = pinnedTime !== undefined;
  return (
    <StarButton
      code={workflowCode}
      label={t('start.pinned', { name: localised(workflow.name, workflow.name_i18n, locale) })}
      isMarked={isPinned}
      tip={isPinned ? t('start.unpin') : t('start.pin')}
      reason={isPinned || canPin ? null : t('start.pinsFull', { count: mostCommon })}
      onToggle={() => void pin({ workflowCode, isPinned: !isPinned })}
    />
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
      <span className={styles.icon} aria-hidden="true">
        <BranchesOutlined />
      </span>
      <span className={styles.names}>
        <strong>{localised(workflow.name, workflow.name_i18n, locale)}</strong>
        {isMixed && <span className={styles.app}>{localised(workflow.appName, workflow.appName_i18n, locale)}</span>}
      </span>
    </>
  );
  if (isDisabled) {
    return (
      <DisabledReason reason={t('start.adminCannotStart')}>
        <button type="button" className={styles.card} disabled>
          {content}
        </button>
      </DisabledReason>
    );
  }
  return (
    <Link className={styles.card} to={withReturn(startPath(workflow.workflowCode), pathname + search)}>
      {content}
    </Link>
  );
}
