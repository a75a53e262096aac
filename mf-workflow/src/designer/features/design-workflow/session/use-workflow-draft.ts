import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { type DesignDraftState, useDesignDraft } from '@portico/shared-kit/documents';
import { useLayoutEffect, useRef, useState } from 'react';
import { type CanvasDiagram, useOpenDesign } from '../canvas/use-open-design.ts';
import type { DiagramStep } from '../modeler/diagram-history.ts';
import type { OpenDesign } from '../modeler/open-diagram.ts';

interface WorkflowDraftInput {
  /** As it was opened. */
  readonly design: WorkflowDesign;
  readonly isReadOnly: boolean;
  readonly isMine: boolean;
  onFailed(): void;
}

type WorkflowDraft = CanvasDiagram & Pick<DesignDraftState<DiagramStep>, 'draft' | 'copy'>;

/** Draws the workflow, saves the canvas as the draft by itself, and keeps a copy of it meanwhile. */
export function useWorkflowDraft({ design, isReadOnly, isMine, onFailed }: WorkflowDraftInput): WorkflowDraft {
  const { workflowCode, draft: stored, bpmn: xml } = design;
  const [send] = useSaveDesignDraftMutation<'workflow'>();
  const [opened] = useState<DiagramStep>(() => ({ file: { xml } }));
  const onCanvas = useRef<OpenDesign | null>(null);
  const name = workflowDesignName({ workflowCode });
  const bpmn = async () => (await onCanvas.current?.xml()) ?? xml;
  const { document, draft, copy } = useDesignDraft({
    name,
    design: `workflow/${workflowCode}`,
    opened,
    text: xml,
    content: { textOf: bpmn, send: async (_, revision) => send({ ...name, revision, bpmn: await bpmn() }) },
    revision: stored?.revision ?? 0,
    isMine,
  });
  const drawn = useOpenDesign({ xml, isReadOnly, document, onFailed });
  const { diagram } = drawn;
  useLayoutEffect(() => {
    onCanvas.current = diagram;
  }, [diagram]);
  return { ...drawn, draft, copy };
}
