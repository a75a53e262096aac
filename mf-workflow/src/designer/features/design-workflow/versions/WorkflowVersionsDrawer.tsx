import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { VersionsDrawer } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { Tag } from 'antd';
import { designTexts } from '../design.texts.ts';
import { CompareDialog } from './CompareDialog.tsx';

interface WorkflowVersionsProps {
  readonly design: WorkflowDesign;
  readonly draft: SavedDraft;
  readonly canRestore: boolean;
  onReopen(): void;
  onClose(): void;
}

/** The published versions of the workflow, with how many instances run on each. */
export function WorkflowVersionsDrawer({ design, ...props }: WorkflowVersionsProps) {
  const t = designTexts.useT();
  return (
    <VersionsDrawer
      {...props}
      name={workflowDesignName(design)}
      renderMark={({ runningCount }) => runningCount > 0 && <Tag>{t('runningOn', { count: runningCount })}</Tag>}
      renderComparison={(version, onClose) => (
        <CompareDialog design={design} draft={props.draft} version={version} onClose={onClose} />
      )}
    />
  );
}
