import { isApiError } from '@portico/shared-kit/api';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import { NextWorkItem } from './NextWorkItem.tsx';
import type { StepExtras } from './step-entry.model.ts';
import {
  agreesAtOnce,
  arrangedSteps,
  graveSteps,
  isAnswer,
  isDecision,
  isWordless,
  labelOf,
  type StepAction,
  warningOf,
} from './steps.model.ts';
import { type Changes, useStep } from './use-step.ts';

const StepDialog = lazyPart(async () => (await import('./StepDialog.tsx')).StepDialog);

interface WorkItemActionsProps {
  readonly detail: WorkflowInstanceDetail;
  /**
   * What goes along with a submission, or unfinished when it is kept for later; null where something must be mended
   * first. Absent: nothing goes along.
   */
  collect?(isUnfinished: boolean): Changes | null;
  /** Joins what somebody else saved meanwhile; answers whether there is something to send again. */
  solve?(): Promise<boolean>;
  /** The step was taken. */
  onTaken?(): void;
  /** The step was refused: what is shown may be out of date. */
  onRefused(): void;
}

/** The steps that the user may take now, each with its opinion; afterwards the way to what waits next. */
export function WorkItemActions(props: WorkItemActionsProps) {
  const { detail } = props;
  const t = workflowTexts.useT();
  const { step, isHandled, ask, agree, take, keep } = useTaking(props);
  // Whoever had part may still let others read it.
  const isOver = detail.actions.every((action) => action === 'circulate');
  const warning = step.asked === null ? null : warningOf(step.asked, detail);
  const isTooLate = step.error !== undefined && step.asked !== null && !detail.actions.includes(step.asked);

  return (
    <>
      {isHandled && isOver && <NextWorkItem />}
      <WaitingSteps detail={detail} />
      <ClaimedByOther detail={detail} />
      <StepButtons detail={detail} onAsk={ask} onAgree={agree} />
      {step.asked !== null && (
        <Suspense fallback={null}>
          <StepDialog
            key={step.asked}
            action={step.asked}
            detail={detail}
            hint={warning === null ? null : t(warning)}
            isBusy={step.isBusy}
            isTooLate={isTooLate}
            error={step.error}
            onConfirm={(comment, extras) => void take(comment, extras)}
            onKeep={(comment, extras) => void keep(comment, extras)}
            onCancel={step.cancel}
          />
        </Suspense>
      )}
    </>
  );
}

/** Asks for what a step needs and takes it, at once where it needs nothing. */
function useTaking({ detail, collect, solve, onTaken, onRefused }: WorkItemActionsProps) {
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
    isApiError(error) && error.errcode === codeOf('recordConflict') && solve?.();
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

interface StepButtonsProps {
  readonly detail: WorkflowInstanceDetail;
  onAsk(action: StepAction): void;
  /** Agrees without a word. */
  onAgree(): void;
}

/** In the menu: agreeing with an opinion. */
const spoken = 'agreeSpoken';

/** The decision that cannot be made yet, which says for whom it waits. */
function WaitingSteps({ detail }: Pick<StepButtonsProps, 'detail'>) {
  const { workItem } = detail;
  const t = workflowTexts.useT();
  const locale = useLocale();
  const people = workItem?.waitsFor ?? [];
  if (people.length === 0) return null;
  const names = people.map((each) => localised(each.name, each.name_i18n, locale)).join(t('log.comma'));
  return (
    <DisabledReason reason={t('act.waitsFor', { names })}>
      <Button>{t(labelOf(workItem?.disagree === null ? 'submit' : 'agree', detail))}</Button>
    </DisabledReason>
  );
}

/** The decision that somebody else has claimed, with who that is. */
function ClaimedByOther({ detail }: Pick<StepButtonsProps, 'detail'>) {
  const { workItem } = detail;
  const t = workflowTexts.useT();
  const locale = useLocale();
  const by = workItem?.claim?.by;
  if (!workItem || !by || workItem.status === 'PENDING') return null;
  return (
    <DisabledReason reason={t('act.claiming.others', { name: localised(by.name, by.name_i18n, locale) })}>
      <Button>{t(labelOf(workItem.disagree === null ? 'submit' : 'agree', detail))}</Button>
    </DisabledReason>
  );
}

/** What answers the work item has a button each, the rest a menu. */
function StepButtons({ detail, onAsk, onAgree }: StepButtonsProps) {
  const t = workflowTexts.useT();
  const { buttons, more } = arrangedSteps(detail.actions);
  // By thumb, agreeing is one tap; whoever has something to say finds that in the menu.
  const isQuick = useIsPhone() && agreesAtOnce(detail);
  const rest = more.map((key) => ({
    key: key as string,
    label: t(labelOf(key, detail)),
    danger: graveSteps.includes(key),
  }));
  const items = isQuick ? [{ key: spoken, label: t('act.agreeSpoken') }, ...rest] : rest;
  return (
    <>
      {buttons.map((action, index) => (
        <Button
          key={action}
          type={index === 0 && isAnswer(action) ? 'primary' : 'default'}
          danger={action === 'disagree'}
          onClick={() => (isQuick && action === 'agree' ? onAgree() : onAsk(action))}
        >
          {t(labelOf(action, detail))}
        </Button>
      ))}
      {items.length > 0 && (
        <MenuButton menu={{ items, onClick: ({ key }) => onAsk(key === spoken ? 'agree' : (key as StepAction)) }}>
          <Button icon={<EllipsisOutlined />}>{t('act.more')}</Button>
        </MenuButton>
      )}
    </>
  );
}
