import { TargetButton, useTargetKeys } from '@portico/shared-kit/designer';
import type { ReactNode } from 'react';
import { useFormDesigner } from '../form-designer.tsx';
import { type SelectionTarget, targetId } from '../model/selection-target.model.ts';

interface FormTargetButtonProps {
  readonly target: SelectionTarget;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly isTab?: boolean;
}

const canMove = ({ kind }: SelectionTarget) => kind !== 'form';

/** Part of the form that can be selected, dragged and removed by keyboard. */
export function FormTargetButton({ target, className, children, isTab = false }: FormTargetButtonProps) {
  const { state, isReadOnly, dispatch } = useFormDesigner();
  const handleKey = useTargetKeys({ state, isReadOnly, canMove, dispatch });
  const id = targetId(target);
  return (
    <TargetButton
      id={id}
      className={className}
      isSelected={id === targetId(state.selected)}
      isDragged={state.drag !== null && targetId(state.drag.target) === id}
      isOpenTab={isTab ? target.kind === 'tab' && target.code === state.openTab : undefined}
      onSelect={() => dispatch({ type: 'select', target })}
      onKeyDown={handleKey}
    >
      {children}
    </TargetButton>
  );
}
