import type { RecordId, UserId } from '@portico/shared-kit/contract/ids';
import { usePreviewDesignMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { DesignPreview } from '@portico/shared-kit/contract/workflow-trial.schema';
import { useEffect, useState } from 'react';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import type { ElementFacts } from '../model/element-facts.model.ts';

const pathMarker = 'design-path';
const stopMarker = 'design-stopped';

interface DryRunInput {
  readonly originatorId: UserId;
  readonly recordId: RecordId | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Asks what would happen, and marks it on the diagram until it is cleared. */
export function useDryRun() {
  const { design, diagram } = useWorkflowDesigner();
  const [result, setResult] = useState<DesignPreview | null>(null);
  const [ask, { isLoading, error }] = usePreviewDesignMutation();
  useEffect(() => {
    diagram.mark(pathMarker, result === null ? [] : idsOnPath(result, diagram.state().elements));
    diagram.mark(stopMarker, result?.stopped?.elementId ? [result.stopped.elementId] : []);
    return () => {
      diagram.mark(pathMarker, []);
      diagram.mark(stopMarker, []);
    };
  }, [diagram, result]);
  const run = async ({ originatorId, recordId, data: values }: DryRunInput) => {
    const { data } = await ask({
      workflowCode: design.workflowCode,
      bpmn: await diagram.xml(),
      originatorId,
      ...(recordId === undefined ? {} : { objectId: recordId }),
      data: values,
    });
    setResult(data ?? null);
  };
  return { result, isLoading, error, run, clear: () => setResult(null) };
}

/** The nodes that were reached, and the ways between them: of a gateway those that were taken. */
function idsOnPath({ nodes }: DesignPreview, elements: readonly ElementFacts[]): readonly string[] {
  const reached = new Set(nodes.map(({ activityCode }) => activityCode));
  const asked = new Map(nodes.flatMap(({ flows }) => flows.map(({ flowId, isTaken }) => [flowId, isTaken] as const)));
  const taken = elements.filter(
    ({ id, flow }) => flow !== null && reached.has(flow.source) && reached.has(flow.target) && asked.get(id) !== false,
  );
  return [...reached, ...taken.map(({ id }) => id)];
}
