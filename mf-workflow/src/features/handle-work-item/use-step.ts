import { useActOnWorkItemMutation, useRevokeInstanceMutation } from '@portico/shared-kit/api/workflow.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useRef, useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import type { StepAction } from './steps.model.ts';

/** Changed values of a record that was handed back, with the version that was seen. */
export interface Changes {
  readonly data: Record<string, unknown>;
  readonly version: number;
}

interface Asked {
  readonly action: StepAction;
  readonly changes: Changes | null;
  /** One per opened dialog: pressing twice, or again after a lost answer, takes the step once. */
  readonly requestId: string;
}

interface Step {
  /** The step that waits for its opinion; null while no dialog is open. */
  readonly asked: StepAction | null;
  readonly isBusy: boolean;
  /** Why the step was refused; undefined before it was tried. */
  readonly error: unknown;
  ask(action: StepAction, changes: Changes | null): void;
  cancel(): void;
  /** Takes the step that was asked for; answers whether it was taken. */
  take(comment: string): Promise<boolean>;
}

/** Takes steps on a workflow, each after the user gave an opinion. */
export function useStep(detail: WorkflowInstanceDetail): Step {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [act, acting] = useActOnWorkItemMutation();
  const [revoke, revoking] = useRevokeInstanceMutation();
  const isTaking = useRef(false);

  const cancel = () => {
    setAsked(null);
    acting.reset();
    revoking.reset();
  };
  const send = ({ action, changes, requestId }: Asked, comment: string) => {
    const input = { requestId, ...(comment === '' ? {} : { comment }) };
    return action === 'revoke'
      ? revoke({ ...input, workflowInstanceId: detail.instance.id })
      : act({ ...input, ...changes, id: detail.workItem?.id ?? '', action });
  };
  const take = async (comment: string) => {
    if (asked === null || isTaking.current) return false;
    isTaking.current = true;
    const answer = await send(asked, comment);
    isTaking.current = false;
    if (answer.error !== undefined) return false;
    cancel();
    shell.notify({ kind: 'success', text: t(`act.done.${asked.action}`) });
    return true;
  };

  return {
    asked: asked?.action ?? null,
    isBusy: acting.isLoading || revoking.isLoading,
    error: acting.error ?? revoking.error,
    ask: (action, changes) => setAsked({ action, changes, requestId: randomId() }),
    cancel,
    take,
  };
}
