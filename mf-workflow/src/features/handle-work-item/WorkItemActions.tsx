import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { Button } from 'antd';
import { useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import { NextWorkItem } from './NextWorkItem.tsx';
import { OpinionDialog } from './OpinionDialog.tsx';
import { orderedSteps, type StepAction, warningOf } from './steps.model.ts';
import { type Changes, useStep } from './use-step.ts';

interface WorkItemActionsProps {
  readonly detail: WorkflowInstanceDetail;
  /** What goes along with a submission; null where something must be mended first. Absent: nothing goes along. */
  collect?(): Changes | null;
  /** The step was taken. */
  onTaken?(): void;
  /** The step was refused: what is shown may be out of date. */
  onRefused(): void;
}

/** The steps that the user may take now, each with its opinion; afterwards the way to what waits next. */
export function WorkItemActions({ detail, collect, onTaken, onRefused }: WorkItemActionsProps) {
  const t = workflowTexts.useT();
  const step = useStep(detail);
  const [isHandled, setHandled] = useState(false);
  const steps = orderedSteps(detail.actions);
  const warning = step.asked === null ? null : warningOf(step.asked, detail);

  const ask = (action: StepAction) => {
    const isBare = action !== 'submit' || collect === undefined;
    const changes = isBare ? null : collect();
    if (isBare || changes !== null) step.ask(action, changes);
  };
  const take = async (comment: string) => {
    if (!(await step.take(comment))) return onRefused();
    onTaken?.();
    setHandled(true);
  };

  return (
    <>
      {isHandled && steps.length === 0 && <NextWorkItem />}
      {steps.map((action, index) => (
        <Button
          key={action}
          type={index === 0 && action !== 'revoke' ? 'primary' : 'default'}
          danger={action === 'disagree'}
          onClick={() => ask(action)}
        >
          {t(`act.${action}`)}
        </Button>
      ))}
      {step.asked !== null && (
        <OpinionDialog
          action={step.asked}
          hint={warning === null ? null : t(warning)}
          isBusy={step.isBusy}
          error={step.error}
          onConfirm={(comment) => void take(comment)}
          onCancel={step.cancel}
        />
      )}
    </>
  );
}
