import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useMemo } from 'react';
import { type SavedDraft, useSavedDraft } from '../../../design-desk/draft/use-saved-draft.ts';
import type { DesignState } from '../modeler/design-state.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';

interface DraftNeeds {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
  readonly isMine: boolean;
}

/** Saves the canvas as the draft by itself once the hands rest, and asks before unsaved work is left. */
export function useDraft({ design, diagram, state, isMine }: DraftNeeds): SavedDraft {
  const { workflowCode, draft } = design;
  const [send] = useSaveDesignDraftMutation();
  const source = useMemo(
    () => ({
      now: () => diagram?.state() ?? null,
      send: async (revision: number) => send({ workflowCode, revision, bpmn: (await diagram?.xml()) ?? '' }),
    }),
    [workflowCode, diagram, send],
  );
  return useSavedDraft({ source, state, revision: draft?.revision ?? 0, isMine, isHeld: state.isHeld });
}
