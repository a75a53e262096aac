import type { ReactNode } from 'react';
import { useFormDesk } from '../form-desk.tsx';
import { type Spot, spotId } from '../model/spot.model.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';

interface SpotButtonProps {
  readonly spot: Spot;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly isTab?: boolean;
}

/** Element of the form that can be selected; of all of them the selected one is reached by the Tab key. */
export function SpotButton({ spot, className, children, isTab = false }: SpotButtonProps) {
  const { state, dispatch } = useFormDesk();
  const handleKey = useCanvasKeys();
  const id = spotId(spot);
  const isSelected = id === spotId(state.selected);
  const isHeld = state.drag !== null && spotId(state.drag.spot) === id;
  const isOpen = spot.kind === 'tab' && spot.code === state.openTab;
  return (
    <button
      type="button"
      className={className}
      data-spot={id}
      data-selected={isSelected}
      data-held={isHeld}
      tabIndex={isSelected ? 0 : -1}
      {...(isTab ? { role: 'tab', 'aria-selected': isOpen } : { 'aria-pressed': isSelected })}
      onClick={() => dispatch({ type: 'select', spot })}
      onKeyDown={handleKey}
    >
      {children}
    </button>
  );
}
