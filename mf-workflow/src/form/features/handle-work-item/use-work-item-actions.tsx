import { isApiError } from '@portico/shared-kit/api';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Suspense, useState } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';
import type { FormAction } from '../../../instance/actions/form-actions.model.ts';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import type { ActionExtras } from './action-values.model.ts';
import {
  agreesAtOnce,
  isDecision,
  isWordless,
  labelOf,
  type OpinionAction,
  opinionActionsOf,
  warningOf,
} from '../../../instance/opinion/work-item-actions.model.ts';
import { useNextWorkItem } from './use-next-work-item.ts';
import { type Changes, useAct } from './use-act.ts';

const WorkItemActionDialog = lazyWithRetry(
  async () => (await import('./WorkItemActionDialog.tsx')).WorkItemActionDialog,
);

/** A workflow, and what its actions take along. */
export interface WorkItemActionsInput {
  readonly detail: WorkflowInstanceDetail;
  /**
   * Returns the changes that go along with a submission, or unfinished ones when it is kept for later; null where
   * something must be mended first. Absent: nothing goes along.
   */
  collect?(isUnfinished: boolean): Changes | null;
  /** Joins what somebody else saved meanwhile; answers whether there is something to send again. */
  resolve?(): Promise<boolean>;
  /** The action was taken. */
  onTaken?(): void;
  /** The action was refused: what is shown may be out of date. */
  onRefused(): void;
}

/** Returns the actions that the user may take now, each with its opinion; afterwards the way to what waits next. */
export function useWorkItemActions(input: WorkItemActionsInput): ActionSource {
  const { detail } = input;
  const t = workflowTexts.useT();
  const { acting, isHandled, ask, agree, take, keep } = useActing(input);
  // Whoever had part may still let others read it.
  const isOver = detail.actions.every((action) => action === 'circulate');
  const next = useNextWorkItem(isHandled && isOver);
  const locked = useLockedDecision(detail);
  const actions = useOpinionActions({ detail, onAsk: ask, onAgree: agree });
  const { asked } = acting;
  if (asked === null) return { actions: [...next, ...locked, ...actions] };
  const warning = warningOf(asked, detail);
  const dialog = (
    <Suspense fallback={null}>
      <WorkItemActionDialog
        key={asked}
        action={asked}
        detail={detail}
        hint={warning === null ? null : t(warning)}
        isBusy={acting.isBusy}
        isTooLate={acting.error !== undefined && !detail.actions.includes(asked)}
        error={acting.error}
        onConfirm={(comment, extras) => void take(comment, extras)}
        onKeep={(comment, extras) => void keep(comment, extras)}
        onCancel={acting.cancel}
      />
    </Suspense>
  );
  return { actions: [...next, ...locked, ...actions], dialog };
}

/** Asks for what an action needs and takes it, at once where it needs nothing. */
function useActing({ detail, collect, resolve, onTaken, onRefused }: WorkItemActionsInput) {
  const shell = useShell();
  const acting = useAct(detail);
  const [isHandled, setHandled] = useState(false);
  const actAtOnce = async (action: OpinionAction, changes?: Changes) => {
    const error = await acting.actAtOnce(action, changes);
    // It is under way already.
    if (error === undefined) return;
    if (error === null) {
      if (changes) onTaken?.();
      setHandled(isDecision(action));
    } else if (await isSolved(error)) ask(action);
    else {
      shell.errors.show(error);
      onRefused();
    }
  };
  // The joined values are collected anew; the opinion stays in its dialog.
  const isSolved = async (error: unknown) =>
    isApiError(error) && error.errcode === codeOf('recordConflict') && resolve?.();
  const refused = async (error: unknown, action: OpinionAction) => {
    if (await isSolved(error)) ask(action);
    else onRefused();
  };
  const ask = (action: OpinionAction): void => {
    if (isWordless(action)) return void actAtOnce(action);
    const isBare = !isFilledIn(action) || collect === undefined;
    const changes = isBare ? null : collect(action === 'temporarySave');
    if (changes !== null && action === 'temporarySave') return void actAtOnce(action, changes);
    if (isBare || changes !== null) acting.ask(action, changes);
  };
  const take = async (comment: string, extras: ActionExtras) => {
    const { asked } = acting;
    const error = await acting.act(comment, extras);
    if (error === undefined || asked === null) return;
    if (error !== null) {
      await refused(error, asked);
      return;
    }
    onTaken?.();
    setHandled(asked !== 'temporarySave');
  };
  const keep = async (comment: string, extras: ActionExtras) => {
    const { asked } = acting;
    const error = await acting.keep(comment, extras);
    if (error === null) onTaken?.();
    else if (error !== undefined && asked !== null) await refused(error, asked);
  };
  return { acting, isHandled, ask, agree: () => void actAtOnce('agree'), take, keep };
}

/** Returns whether an action hands on or keeps what is filled in. */
const isFilledIn = (action: OpinionAction) => ['submit', 'agree', 'temporarySave'].includes(action);

interface OpinionActionsInput {
  readonly detail: WorkflowInstanceDetail;
  onAsk(action: OpinionAction): void;
  /** Agrees without a word. */
  onAgree(): void;
}

/** Returns the decision that cannot be made yet, with the people it waits for or the person who has claimed it. */
function useLockedDecision(detail: WorkflowInstanceDetail): readonly FormAction[] {
  const { workItem } = detail;
  const t = workflowTexts.useT();
  const locale = useLocale();
  if (workItem === null) return [];
  const nameOf = (each: NonNullable<typeof workItem.waitsFor>[number]) => localised(each.name, each.name_i18n, locale);
  const people = workItem.waitsFor ?? [];
  const by = workItem.status === 'PENDING' ? null : (workItem.claim?.by ?? null);
  const refusal =
    people.length > 0
      ? t('act.waitsFor', { names: people.map(nameOf).join(t('log.comma')) })
      : by && t('act.claiming.others', { name: nameOf(by) });
  if (refusal === null) return [];
  const code = workItem.disagree === null ? 'submit' : 'agree';
  return [{ code, label: t(labelOf(code, detail)), refusal, run: () => undefined }];
}

/** Returns the actions that can be taken. */
function useOpinionActions({ detail, onAsk, onAgree }: OpinionActionsInput): readonly FormAction[] {
  const t = workflowTexts.useT();
  // By thumb, agreeing is one tap; whoever has something to say finds that in the menu.
  const isQuick = useIsPhone() && agreesAtOnce(detail);
  const actions = opinionActionsOf(detail.actions).map((action) => ({
    code: action,
    label: t(labelOf(action, detail)),
    run: () => (isQuick && action === 'agree' ? onAgree() : onAsk(action)),
  }));
  if (!isQuick) return actions;
  return [...actions, { code: 'agreeSpoken', label: t('act.agreeSpoken'), run: () => onAsk('agree') }];
}
