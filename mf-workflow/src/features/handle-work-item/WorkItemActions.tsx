import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import { NextWorkItem } from './NextWorkItem.tsx';
import type { StepExtras } from './step-entry.model.ts';
import { arrangedSteps, graveSteps, isAnswer, isWordless, labelOf, type StepAction, warningOf } from './steps.model.ts';
import { type Changes, useStep } from './use-step.ts';

const StepDialog = lazyPart(async () => (await import('./StepDialog.tsx')).StepDialog);

interface WorkItemActionsProps {
  readonly detail: WorkflowInstanceDetail;
  /**
   * What goes along with a submission, or unfinished when it is kept for later; null where something must be mended
   * first. Absent: nothing goes along.
   */
  collect?(isUnfinished: boolean): Changes | null;
  /** The step was taken. */
  onTaken?(): void;
  /** The step was refused: what is shown may be out of date. */
  onRefused(): void;
}

/** The steps that the user may take now, each with its opinion; afterwards the way to what waits next. */
export function WorkItemActions(props: WorkItemActionsProps) {
  const { detail } = props;
  const t = workflowTexts.useT();
  const { step, isHandled, ask, take, keep } = useTaking(props);
  // Whoever had part may still let others read it.
  const isOver = detail.actions.every((action) => action === 'circulate');
  const warning = step.asked === null ? null : warningOf(step.asked, detail);
  const isTooLate = step.error !== undefined && step.asked !== null && !detail.actions.includes(step.asked);

  return (
    <>
      {isHandled && isOver && <NextWorkItem />}
      <WaitingSteps detail={detail} />
      <ClaimedByOther detail={detail} />
      <StepButtons detail={detail} onAsk={ask} />
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
function useTaking({ detail, collect, onTaken, onRefused }: WorkItemActionsProps) {
  const step = useStep(detail);
  const [isHandled, setHandled] = useState(false);
  const takeAtOnce = async (action: StepAction, changes?: Changes) => {
    if (!(await step.takeAtOnce(action, changes))) onRefused();
    else if (changes) onTaken?.();
  };
  const ask = (action: StepAction) => {
    if (isWordless(action)) return void takeAtOnce(action);
    const isBare = (action !== 'submit' && action !== 'temporarySave') || collect === undefined;
    const changes = isBare ? null : collect(action === 'temporarySave');
    if (changes !== null && action === 'temporarySave') return void takeAtOnce(action, changes);
    if (isBare || changes !== null) step.ask(action, changes);
  };
  const take = async (comment: string, extras: StepExtras) => {
    if (!(await step.take(comment, extras))) return onRefused();
    onTaken?.();
    setHandled(step.asked !== 'temporarySave');
  };
  const keep = async (comment: string, extras: StepExtras) => {
    if (await step.keep(comment, extras)) onTaken?.();
    else onRefused();
  };
  return { step, isHandled, ask, take, keep };
}

interface StepButtonsProps {
  readonly detail: WorkflowInstanceDetail;
  onAsk(action: StepAction): void;
}

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
function StepButtons({ detail, onAsk }: StepButtonsProps) {
  const t = workflowTexts.useT();
  const { buttons, more } = arrangedSteps(detail.actions);
  const items = more.map((key) => ({ key, label: t(labelOf(key, detail)), danger: graveSteps.includes(key) }));
  return (
    <>
      {buttons.map((action, index) => (
        <Button
          key={action}
          type={index === 0 && isAnswer(action) ? 'primary' : 'default'}
          danger={action === 'disagree'}
          onClick={() => onAsk(action)}
        >
          {t(labelOf(action, detail))}
        </Button>
      ))}
      {more.length > 0 && (
        <MenuButton menu={{ items, onClick: ({ key }) => onAsk(key as StepAction) }}>
          <Button icon={<EllipsisOutlined />}>{t('act.more')}</Button>
        </MenuButton>
      )}
    </>
  );
}
