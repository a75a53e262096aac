import { useFailure } from '@portico/shared-kit/api';
import { useListStartableWorkflowsQuery } from '@portico/shared-kit/api/workflow.api';
import type { StartableWorkflow } from '@portico/shared-kit/contract/workflow.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { CardsSkeleton, EmptyState, ErrorState, NoResult } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { Alert } from 'antd';
import { useState } from 'react';
import { PageFrame } from '../../components/PageFrame.tsx';
import { commonWorkflows, groupWorkflows } from '../../features/start-workflow/startable.model.ts';
import { WorkflowCards } from '../../features/start-workflow/WorkflowCards.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './StartWorkflowPage.module.css';

/** The workflows that the user may start: the common ones first, then by application. */
export function StartWorkflowPage() {
  const t = workflowTexts.useT();
  const { session } = useShell();
  // Shell spec, section 5: the administrator and the root administrator cannot start a workflow.
  const isAdmin = session?.isRootAdmin === true || session?.username === 'admin';
  return (
    <PageFrame title={t('start.title')}>
      {isAdmin && <Alert type="info" showIcon title={t('start.adminCannotStart')} />}
      <Choices isDisabled={isAdmin} />
    </PageFrame>
  );
}

function Choices({ isDisabled }: { readonly isDisabled: boolean }) {
  const t = workflowTexts.useT();
  const [text, setText] = useState('');
  const { data, error, refetch } = useListStartableWorkflowsQuery();
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <EmptyState title={t('start.empty')} hint={t('start.emptyHint')} />;
  return (
    <>
      <div className={styles['search']}>
        <SearchBox label={t('start.search')} value={text} onChange={setText} />
      </div>
      {data === undefined ? (
        <CardsSkeleton />
      ) : (
        <Found workflows={data} text={text} isDisabled={isDisabled} onClear={() => setText('')} />
      )}
    </>
  );
}

interface FoundProps {
  readonly workflows: readonly StartableWorkflow[];
  readonly text: string;
  readonly isDisabled: boolean;
  onClear(): void;
}

function Found({ workflows, text, isDisabled, onClear }: FoundProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const groups = groupWorkflows(workflows, text, locale);
  const common = text.trim() === '' ? commonWorkflows(workflows) : [];
  if (groups.length === 0) return <NoResult onClear={onClear} />;
  return (
    <>
      {common.length > 0 && (
        <WorkflowCards title={t('start.common')} workflows={common} isDisabled={isDisabled} isMixed />
      )}
      <div className={styles['groups']}>
        {groups.map((group) => (
          <WorkflowCards key={group.appCode} title={group.name} workflows={group.workflows} isDisabled={isDisabled} />
        ))}
      </div>
    </>
  );
}
