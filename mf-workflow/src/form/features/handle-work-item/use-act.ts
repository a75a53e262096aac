import { localised } from '@portico/shared-kit/i18n';
import { useActOnWorkItemMutation, useRevokeInstanceMutation } from '@portico/shared-kit/api/workflow.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useRef, useState } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';
import type { ActionExtras } from './action-values.model.ts';
import type { OpinionAction } from '../../../instance/opinion/work-item-actions.model.ts';

/** Changed values of a record that is handed on, with the version that was seen; neither where nothing was changed. */
export interface Changes {
  readonly data?: Record<string, unknown>;
  readonly version?: number;
}

interface ActionRequest {
  readonly action: OpinionAction;
  readonly changes: Changes | null;
  /** Idempotency key, one per opened dialog: pressing twice, or again after a lost answer, takes the action once. */
  readonly requestId: string;
}

interface Acting {
  /** The action that waits for its opinion; null while no dialog is open. */
  readonly asked: OpinionAction | null;
  readonly isBusy: boolean;
  /** Reason for which the action was refused; undefined before it was tried. */
  readonly error: unknown;
  ask(action: OpinionAction, changes: Changes | null): void;
  cancel(): void;
  /** Takes the action that was asked for. Answers why it was refused: null where it was taken, undefined where it is under way. */
  act(comment: string, extras: ActionExtras): Promise<unknown>;
  /** Keeps what was entered for the action that was asked for, which is not taken. Answers as `act`. */
  keep(comment: string, extras: ActionExtras): Promise<unknown>;
  /** Takes an action that needs no words. Answers as `act`. */
  actAtOnce(action: OpinionAction, changes?: Changes): Promise<unknown>;
}

/** Takes actions on a workflow, each after the user gave an opinion unless it needs none. */
export function useAct(detail: WorkflowInstanceDetail): Acting {
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const { carryOut, reset, ...calls } = useCarryOut(detail);
  const cancel = () => {
    setRequest(null);
    reset();
  };
  const act = async (comment: string, extras: ActionExtras) => {
    const failure = request === null ? undefined : await carryOut(request, comment, extras);
    if (failure === null) cancel();
    return failure;
  };
  const keep = async (comment: string, extras: ActionExtras) => {
    if (request === null) return undefined;
    const keeping = { ...request, action: 'temporarySave', requestId: randomId() } as const;
    const failure = await carryOut(keeping, comment, extras);
    if (failure === null) cancel();
    return failure;
  };
  const actAtOnce = async (action: OpinionAction, changes: Changes | null = null) => {
    const failure = await carryOut({ action, changes, requestId: randomId() }, null, {});
    if (failure !== null) reset();
    return failure;
  };
  return {
    ...calls,
    asked: request?.action ?? null,
    ask: (action, changes) => setRequest({ action, changes, requestId: randomId() }),
    cancel,
    act,
    keep,
    actAtOnce,
  };
}

/** Sends one action at a time and says that it was taken. */
function useCarryOut(detail: WorkflowInstanceDetail) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [act, acting] = useActOnWorkItemMutation();
  const [revoke, revoking] = useRevokeInstanceMutation();
  const isTaking = useRef(false);
  const send = ({ action, changes, requestId }: ActionRequest, comment: string | null, extras: ActionExtras) => {
    // What is kept for later may be nothing; only an action without words leaves it as it was.
    const isSaid = comment !== null && (comment !== '' || action === 'temporarySave');
    const input = { requestId, ...(isSaid ? { comment } : {}) };
    return action === 'revoke'
      ? revoke({ ...input, workflowInstanceId: detail.instance.id })
      : act({ ...input, ...extras, ...changes, id: detail.workItem?.id ?? '', action });
  };
  /** The failure; null where the action was taken, undefined where one was under way already. */
  const carryOut = async (request: ActionRequest, comment: string | null, extras: ActionExtras): Promise<unknown> => {
    if (isTaking.current) return undefined;
    isTaking.current = true;
    const answer = await send(request, comment, extras);
    isTaking.current = false;
    if (answer.error !== undefined) return answer.error;
    const done = t(`act.done.${request.action}`);
    const { instanceName, instanceName_i18n } = detail.instance;
    const name = localised(instanceName, instanceName_i18n, shell.i18n.locale);
    // One tap may have been enough to agree: what to is named.
    const text = request.action === 'agree' ? t('act.doneOf', { done, name }) : done;
    shell.notify({ kind: 'success', text });
    return null;
  };
  const reset = () => {
    acting.reset();
    revoking.reset();
  };
  const isBusy = acting.isLoading || revoking.isLoading;
  return { carryOut, reset, isBusy, error: acting.error ?? revoking.error };
}
