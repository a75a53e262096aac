import { TargetButton, useTargetKeys } from '@portico/shared-kit/designer';
import type { KeyboardEvent, ReactNode } from 'react';
import { reportTarget } from '../model/report-designer-state.model.ts';
import { useReportDesigner } from '../report-designer.ts';
import { useReportActions } from '../use-report-actions.ts';

interface ReportTargetButtonProps {
  /** Id of a chart, or the report itself. */
  readonly id: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const canMove = (id: string) => id !== reportTarget;

/** The report or a chart, which is selected, dragged, resized, copied and removed by keyboard. */
export function ReportTargetButton({ id, className, children }: ReportTargetButtonProps) {
  const { state, isReadOnly, dispatch } = useReportDesigner();
  const { duplicate, resize } = useReportActions();
  const handleTargetKey = useTargetKeys({ state, isReadOnly, canMove, dispatch });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const own = isReadOnly || !canMove(id) || state.drag !== null ? null : ownAction(event);
    if (own === null) return handleTargetKey(event);
    event.preventDefault();
    if (own === 'duplicate') duplicate(id);
    else resize(id, own);
  };
  return (
    <TargetButton
      id={id}
      className={className}
      isSelected={id === state.selected}
      isDragged={state.drag?.target === id}
      onSelect={() => dispatch({ type: 'select', target: id })}
      onKeyDown={handleKey}
    >
      {children}
    </TargetButton>
  );
}

/** Action of a key besides those that every designer has: the width to take, or a copy. */
function ownAction({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): 'half' | 'full' | 'duplicate' | null {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return 'duplicate';
  if (!shiftKey) return null;
  return key === 'ArrowRight' ? 'full' : key === 'ArrowLeft' ? 'half' : null;
}
