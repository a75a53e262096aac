import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { useState } from 'react';
import type { EnclosedInput } from '../../../instance/opinion/opinion.model.ts';
import { ActionPreviewPanel } from './ActionPreviewPanel.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import { OpinionDialog } from '../../../instance/opinion/OpinionDialog.tsx';
import { AskOthersFields } from './AskOthersFields.tsx';
import { RejectFields } from './RejectFields.tsx';
import { SignersField } from './SignersField.tsx';
import {
  asksForPeople,
  earlierOf,
  extrasOf,
  firstEntry,
  missingFor,
  signersOf,
  type ActionExtras,
} from './action-values.model.ts';
import {
  isDecision,
  isVoiced,
  labelOf,
  type OpinionAction,
} from '../../../instance/opinion/work-item-actions.model.ts';

interface WorkItemActionDialogProps {
  readonly detail: WorkflowInstanceDetail;
  readonly action: OpinionAction;
  /** Warning of an effect of the action that cannot be undone; null where there is nothing to warn of. */
  readonly hint: string | null;
  readonly isBusy: boolean;
  /** Reason for which the action was refused; undefined before. */
  readonly error: unknown;
  /** True where it was refused because it is not possible any more. */
  readonly isTooLate: boolean;
  onConfirm(comment: string, extras: ActionExtras): void;
  /** Keeps what was entered for later. */
  onKeep(comment: string, extras: ActionExtras): void;
  onCancel(): void;
}

/** Asks for what an action needs and for the opinion; what was entered stays when the action is refused. */
export function WorkItemActionDialog({ action, detail, onConfirm, onKeep, ...dialog }: WorkItemActionDialogProps) {
  const t = workflowTexts.useT();
  const [entry, setEntry] = useState(() => firstEntry(action, detail));
  const [isTried, setTried] = useState(false);
  const missing = missingFor(action, entry);
  const problem = isTried && missing !== null ? t(missing) : null;
  const canKeep = action !== 'temporarySave' && isVoiced(action) && detail.actions.includes('temporarySave');
  const confirm = (comment: string, enclosed: EnclosedInput) => {
    setTried(true);
    if (missing === null) onConfirm(comment, { ...extrasOf(action, entry), ...enclosed });
  };
  return (
    <OpinionDialog
      {...dialog}
      action={action}
      label={t(labelOf(action, detail))}
      isReasonNeeded={detail.workItem?.reasonFor?.some((reasoned) => reasoned === action) === true}
      draft={isVoiced(action) ? detail.workItem?.draft : undefined}
      onConfirm={confirm}
      onKeep={canKeep ? onKeep : undefined}
    >
      {detail.workItem !== null && isDecision(action) && (
        <ActionPreviewPanel id={detail.workItem.id} action={action} isOver={dialog.isBusy || dialog.isTooLate} />
      )}
      {action === 'reject' && (
        <RejectFields earlier={earlierOf(detail)} entry={entry} isBusy={dialog.isBusy} onChange={setEntry} />
      )}
      {asksForPeople(action) && (
        <AskOthersFields {...{ action, entry, problem }} isBusy={dialog.isBusy} onChange={setEntry} />
      )}
      {action === 'removeSign' && (
        <SignersField
          signers={signersOf(detail)}
          value={entry.people}
          isBusy={dialog.isBusy}
          problem={problem}
          onChange={(people) => setEntry({ ...entry, people })}
        />
      )}
    </OpinionDialog>
  );
}
