import { useFailure } from '@portico/shared-kit/api';
import { useListDraftsQuery } from '@portico/shared-kit/api/drafts.api';
import { useListStartableWorkflowsQuery } from '@portico/shared-kit/api/workflow.api';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { CardsSkeleton, EmptyState, ErrorState, NoResult } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { BranchesOutlined } from '@portico/shared-kit/ui/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { designsPath } from '../../../addresses.model.ts';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { canPin, commonWorkflows, groupWorkflows } from '../../features/start-workflow/startable.model.ts';
import { WorkflowCards } from '../../features/start-workflow/WorkflowCards.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from './StartWorkflowPage.module.css';

/** The workflows that the user may start: the common ones first, then by application. */
export function StartWorkflowPage() {
  const t = workflowTexts.useT();
  const shell = useShell();
  const { session } = shell;
  // Shell spec, sections 4 and 5; the server refuses the same people.
  const isAdmin = session?.admin === true;
  // Designers find their way here from where workflows are looked for.
  const design = shell.can('workflow:design') && (
    <Button icon={<BranchesOutlined />} onClick={() => shell.navigate(designsPath, { newTab: true })}>
      {t('start.design')}
    </Button>
  );
  return (
    <PageFrame title={t('start.title')} {...(design === false ? {} : { actions: design })}>
      {isAdmin && <Alert type="info" showIcon title={t('start.adminCannotStart')} />}
      {!isAdmin && <DraftsHint />}
      <Choices isDisabled={isAdmin} />
    </PageFrame>
  );
}

/** Leads to what somebody has begun and not submitted; nothing where there is none. */
function DraftsHint() {
  const t = workflowTexts.useT();
  const { pathname, search } = useLocation();
  const { data } = useListDraftsQuery({ page: 0, size: 1 });
  const count = data?.totalElements ?? 0;
  if (count === 0) return null;
  const path = `/my-draft?${new URLSearchParams({ return: pathname + search }).toString()}`;
  return <Alert type="info" title={<Link to={path}>{t('start.drafts', { count })}</Link>} />;
}

function Choices({ isDisabled }: { readonly isDisabled: boolean }) {
  const t = workflowTexts.useT();
  const [text, setText] = useState('');
  const { data: all, error, refetch } = useListStartableWorkflowsQuery();
  const data = all?.filter(({ unavailable }) => unavailable === undefined);
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <EmptyState title={t('start.empty')} hint={t('start.emptyHint')} />;
  return (
    <>
      <div className={styles.search}>
        <SearchBox label={t('start.search')} value={text} onChange={setText} />
      </div>
      {data === undefined ? (
        <CardsSkeleton />
      ) : (
        <WorkflowSearchResults workflows={data} text={text} isDisabled={isDisabled} onClear={() => setText('')} />
      )}
    </>
  );
}

interface WorkflowSearchResultsProps {
  readonly workflows: readonly StartableWorkflow[];
  readonly text: string;
  readonly isDisabled: boolean;
  onClear(): void;
}

function WorkflowSearchResults({ workflows, text, isDisabled, onClear }: WorkflowSearchResultsProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const groups = groupWorkflows(workflows, text, locale);
  const common = text.trim() === '' ? commonWorkflows(workflows) : [];
  const hasRoom = canPin(workflows);
  if (groups.length === 0) return <NoResult onClear={onClear} />;
  return (
    <>
      {common.length > 0 && (
        <WorkflowCards
          title={t('start.common')}
          folders={[{ name: null, workflows: common }]}
          isDisabled={isDisabled}
          canPin={hasRoom}
          isMixed
        />
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <WorkflowCards
            key={group.appCode}
            title={group.name}
            folders={group.folders}
            isDisabled={isDisabled}
            canPin={hasRoom}
          />
        ))}
      </div>
    </>
  );
}
