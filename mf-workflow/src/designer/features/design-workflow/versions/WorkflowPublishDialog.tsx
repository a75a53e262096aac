import { useListDesignVersionsQuery } from '@portico/shared-kit/api/designs.api';
import { useLazyGetDesignChangesQuery } from '@portico/shared-kit/api/workflow-design.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { PublishDialog } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { designTexts } from '../design.texts.ts';
import { ChangeList } from './ChangeList.tsx';

interface WorkflowPublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

const firstPage = { page: 0, size: 100 };

/** Dialog that shows the diagram to be published, its changes, and the number of instances that stay on older versions. */
export function WorkflowPublishDialog({ draft, onClose }: WorkflowPublishProps) {
  const t = designTexts.useT();
  const { design } = useWorkflowDesigner();
  const { published } = design;
  const name = workflowDesignName(design);
  const versions = useListDesignVersionsQuery({ ...name, ...firstPage });
  const running = versions.data?.content.reduce((sum, { runningCount }) => sum + runningCount, 0) ?? 0;
  return (
    <PublishDialog
      draft={draft}
      title={t('publishTitle')}
      hint={t('publishHint')}
      isOutdated={design.draft?.isOutdated === true}
      notice={running > 0 && <Alert type="info" showIcon title={t('running', { count: running })} />}
      renderChanges={published && ((revision) => <DraftChanges from={published.version} revision={revision} />)}
      onClose={onClose}
    />
  );
}

/** Tells what the saved draft changes of what is published. */
function DraftChanges({ from, revision }: { readonly from: number; readonly revision: number | null }) {
  const { workflowCode } = useWorkflowDesigner().design;
  const [ask, { data, isSuccess }] = useLazyGetDesignChangesQuery();
  useEffect(() => {
    if (revision !== null) void ask({ workflowCode, from, to: 0 });
  }, [ask, workflowCode, from, revision]);
  return isSuccess ? <ChangeList changes={data} /> : <LinesSkeleton />;
}
