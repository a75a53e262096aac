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
import type { StepExtras } from './step-entry.model.ts';
import {
  agreesAtOnce,
  isDecision,
  isWordless,
  labelOf,
  type StepAction,
  stepsOf,
  warningOf,
} from '../../../instance/opinion/steps.model.ts';
import { useNextWorkItem } from './use-next-work-item.ts';
import { type Changes, useStep } from './use-step.ts';

const StepDialog = lazyWithRetry(async () => (await import('./StepDialog.tsx')).StepDialog);

/** A workflow, and what its steps take along. */
export interface StepActionsInput {
  readonly detail: WorkflowInstanceDetail;
  /**
   * Returns the changes that go along with a submission, or unfinished ones when it is kept for later; null where
   * something must be mended first. Absent: nothing goes along.
   */
  collect?(isUnfinished: boolean): Changes | null;
  /** Joins what somebody else saved meanwhile; answers whether there is something to send again. */
  resolve?(): Promise<boolean>;
  /** The step was taken. */
  onTaken?(): void;
  /** The step was refused: what is shown may be out of date. */
  onRefused(): void;
}

/** Returns the steps that the user may take now, each with its opinion; afterwards the way to what waits next. */
export function useStepActions(input: StepActionsInput): ActionSource {
  const { detail } = input;
  const t = workflowTexts.useT();
  const { step, isHandled, ask, agree, take, keep } = useTaking(input);
  // Whoever had part may still let others read it.
  const isOver = detail.actions.every((action) => action === 'circulate');
  const next = useNextWorkItem(isHandled && isOver);
  const locked = useLockedDecision(detail);
  const steps = useSteps({ detail, onAsk: ask, onAgree: agree });
  const { asked } = step;
  if (asked === null) return { actions: [...next, ...locked, ...steps] };
  const warning = warningOf(asked, detail);
  const dialog = (
    <Suspense fallback={null}>
      <StepDialog
        key={asked}
        action={asked}
        detail={detail}
        hint={warning === null ? null : t(warning)}
        isBusy={step.isBusy}
        isTooLate={step.error !== undefined && !detail.actions.includes(asked)}
        error={step.error}
        onConfirm={(comment, extras) => void take(comment, extras)}
        onKeep={(comment, extras) => void keep(comment, extras)}
        onCancel={step.cancel}
      />
    </Suspense>
  );
  return { actions: [...next, ...locked, ...steps], dialog };
}

/** Asks for what a step needs and takes it, at once where it needs nothing. */
function useTaking({ detail, collect, resolve, onTaken, onRefused }: StepActionsInput) {
  const shell = useShell();
  const step = useStep(detail);
  const [isHandled, setHandled] = useState(false);
  const takeAtOnce = async (action: StepAction, changes?: Changes) => {
    const error = await step.takeAtOnce(action, changes);
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
  const refused = async (error: unknown, action: StepAction) => {
    if (await isSolved(error)) ask(action);
    else onRefused();
  };
  const ask = (action: StepAction): void => {
    if (isWordless(action)) return void takeAtOnce(action);
    const isBare = !isFilledIn(action) || collect === undefined;
    const changes = isBare ? null : collect(action === 'temporarySave');
    if (changes !== null && action === 'temporarySave') return void takeAtOnce(action, changes);
    if (isBare || changes !== null) step.ask(action, changes);
  };
  const take = async (comment: string, extras: StepExtras) => {
    const { asked } = step;
    const error = await step.take(comment, extras);
    if (error === undefined || asked === null) return;
    if (error !== null) {
      await refused(error, asked);
      return;
    }
    onTaken?.();
    setHandled(asked !== 'temporarySave');
  };
  const keep = async (comment: string, extras: StepExtras) => {
    const { asked } = step;
    const error = await step.keep(comment, extras);
    if (error === null) onTaken?.();
    else if (error !== undefined && asked !== null) await refused(error, asked);
  };
  return { step, isHandled, ask, agree: () => void takeAtOnce('agree'), take, keep };
}

/** Returns whether a step hands on or keeps what is filled in. */
const isFilledIn = (action: StepAction) => ['submit', 'agree', 'temporarySave'].includes(action);

interface StepsInput {
  readonly detail: WorkflowInstanceDetail;
  onAsk(action: StepAction): void;
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

/** Returns the steps that can be taken. */
function useSteps({ detail, onAsk, onAgree }: StepsInput): readonly FormAction[] {
  const t = workflowTexts.useT();
  // By thumb, agreeing is one tap; whoever has something to say finds that in the menu.
  const isQuick = useIsPhone() && agreesAtOnce(detail);
  const steps = stepsOf(detail.actions).map((action) => ({
    code: action,
    label: t(labelOf(action, detail)),
    run: () => (isQuick && action === 'agree' ? onAgree() : onAsk(action)),
  }));
  if (!isQuick) return steps;
  return [...steps, { code: 'agreeSpoken', label: t('act.agreeSpoken'), run: () => onAsk('agree') }];
}
