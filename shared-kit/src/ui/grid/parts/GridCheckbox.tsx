import type { MouseEvent } from 'react';
import type { SelectionState } from '../model/selection.model.ts';
import styles from './GridCheckbox.module.css';

interface GridCheckboxProps {
  readonly state: SelectionState;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** A checkbox light enough for hundreds of rows. The grid's own keys work it, so it is no stop of the Tab key. */
export function GridCheckbox({ state, label, isDisabled = false, onToggle }: GridCheckboxProps) {
  return (
    <input
      type="checkbox"
      data-grid-control=""
      className={styles.box}
      tabIndex={-1}
      aria-label={label}
      checked={state === 'all'}
      ref={(node) => {
        if (node) node.indeterminate = state === 'some';
      }}
      disabled={isDisabled}
      onChange={() => undefined}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={(event: MouseEvent<HTMLInputElement>) => onToggle(event.shiftKey)}
    />
  );
}
