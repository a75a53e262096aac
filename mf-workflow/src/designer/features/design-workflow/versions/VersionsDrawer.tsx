import { useFailure } from '@portico/shared-kit/api';
import { useListDesignVersionsQuery, useRestoreDesignVersionMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Drawer, Tag } from 'antd';
import { useState } from 'react';
import { designTexts } from '../design.texts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { designerTexts, VersionEntry, versionStyles as styles } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';

interface VersionsDrawerProps {
  readonly design: WorkflowDesign;
  readonly draft: SavedDraft;
  readonly canRestore: boolean;
  onReopen(): void;
  onClose(): void;
}

const all = { page: 0, size: 100 };

/** The published versions, newest first: to compare with, and to come back to. */
export function VersionsDrawer({ design, draft, canRestore, onReopen, onClose }: VersionsDrawerProps) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const shell = useShell();
  const { workflowCode } = design;
  const { data, error, refetch } = useListDesignVersionsQuery({ ...workflowDesignName({ workflowCode }), ...all });
  const failure = useFailure(error);
  const [compared, setCompared] = useState<number | null>(null);
  const [restore] = useRestoreDesignVersionMutation<'workflow'>();
  const bringBack = async (version: number) => {
    const revision = await draft.save();
    if (revision === null) return;
    const { error: refused } = await restore({ ...workflowDesignName({ workflowCode }), version, revision });
    if (refused === undefined) onReopen();
    else shell.errors.show(refused);
  };
  return (
    <Drawer open title={words('versions')} size={420} onClose={onClose}>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data?.content.length === 0 && <p>{words('unpublished')}</p>}
      <ul className={styles.list}>
        {data?.content.map((version) => (
          <VersionEntry
            key={version.version}
            version={version}
            mark={version.runningCount > 0 && <Tag>{t('runningOn', { count: version.runningCount })}</Tag>}
            onCompare={() => setCompared(version.version)}
            onRestore={canRestore ? () => bringBack(version.version) : null}
          />
        ))}
      </ul>
      {compared !== null && (
        <CompareDialog design={design} draft={draft} version={compared} onClose={() => setCompared(null)} />
      )}
    </Drawer>
  );
}
