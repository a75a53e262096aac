import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useMemo } from 'react';
import { type RecoverableCopy, type SavedDraft, useLocalCopy, useSavedDraft } from '@portico/shared-kit/documents';
import type { DesignState } from '../modeler/design-state.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';

interface DraftNeeds {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
  readonly isMine: boolean;
}

/** The draft, and what of it an earlier window has left in the browser. */
export interface WorkflowDraft {
  readonly draft: SavedDraft;
  readonly copy: RecoverableCopy | null;
}

/** Saves the canvas as the draft by itself, keeps a copy of it meanwhile, and asks before unsaved work is left. */
export function useDraft({ design, diagram, state, isMine }: DraftNeeds): WorkflowDraft {
  const { workflowCode, draft } = design;
  const [send] = useSaveDesignDraftMutation<'workflow'>();
  const source = useMemo(
    () => ({
      now: () => diagram?.state() ?? null,
      send: async (revision: number) =>
        send({ ...workflowDesignName({ workflowCode }), revision, bpmn: (await diagram?.xml()) ?? '' }),
    }),
    [workflowCode, diagram, send],
  );
  const saved = useSavedDraft({ source, state, revision: draft?.revision ?? 0, isMine, isHeld: state.isHeld });
  const left = useLocalCopy({
    design: `workflow/${workflowCode}`,
    opened: design.bpmn,
    draft: saved,
    changes: state.changes - state.opened,
    isMine,
    content: async () => (await diagram?.xml()) ?? design.bpmn,
  });
  return { draft: saved, copy: left };
}
