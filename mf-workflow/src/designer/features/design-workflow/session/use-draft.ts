import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { type DesignDraftState, useDesignDraft } from '@portico/shared-kit/documents';
import { useMemo } from 'react';
import type { DesignState } from '../modeler/design-state.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';

interface DraftNeeds {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
  readonly isMine: boolean;
}

/** Saves the canvas as the draft by itself, keeps a copy of it meanwhile, and asks before unsaved work is left. */
export function useDraft({ design, diagram, state, isMine }: DraftNeeds): DesignDraftState {
  const { workflowCode, draft, bpmn: opened } = design;
  const [send] = useSaveDesignDraftMutation<'workflow'>();
  const source = useMemo(() => {
    const bpmn = async () => (await diagram?.xml()) ?? opened;
    return {
      now: () => diagram?.state() ?? null,
      send: async (revision: number) => send({ ...workflowDesignName({ workflowCode }), revision, bpmn: await bpmn() }),
      content: bpmn,
    };
  }, [workflowCode, diagram, opened, send]);
  return useDesignDraft({
    design: `workflow/${workflowCode}`,
    content: opened,
    source,
    state,
    revision: draft?.revision ?? 0,
    isMine,
    isHeld: state.isHeld,
  });
}
