import { Popover } from 'antd';
import type { KeyboardEvent } from 'react';
import { NodeFacts } from './NodeFacts.tsx';
import { StateMark } from './StateMark.tsx';
import type { NodeView } from './track.model.ts';
import { trackTexts } from './track.texts.ts';
import styles from './TrackDiagram.module.css';

interface NodeButtonProps {
  readonly view: NodeView;
  /** True where the tabulator key comes to it: one of all is a stop, arrow keys lead to the others. */
  readonly isTabStop: boolean;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  onFocus(): void;
}

/** The sign on a node of the diagram: how it stands, and who has it when it is pressed. */
export function NodeButton({ view, isTabStop, isOpen, onOpen, onFocus }: NodeButtonProps) {
  const t = trackTexts.useT();
  const { id, label, state, stateLabel } = view;
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') onOpen(false);
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    event.stopPropagation();
    focusNext(event.currentTarget, by);
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      title={`${label} · ${stateLabel}`}
      content={<NodeFacts view={view} />}
      onOpenChange={onOpen}
    >
      <button
        type="button"
        className={styles.node}
        data-track-node={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t('node', { name: label, state: stateLabel })}
        aria-expanded={isOpen}
        onFocus={onFocus}
        onKeyDown={handleKey}
      >
        <StateMark state={state} />
      </button>
    </Popover>
  );
}

/** The button of the next or the last node of the diagram gets the focus. */
function focusNext(from: HTMLElement, by: 1 | -1): void {
  const all = [...(from.closest('.djs-container') ?? document).querySelectorAll<HTMLElement>('[data-track-node]')];
  const index = all.indexOf(from);
  all[(index + by + all.length) % all.length]?.focus();
}
