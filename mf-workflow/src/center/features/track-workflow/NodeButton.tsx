import { nextPosition } from '@portico/shared-kit/ui/keys';
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
    if (!focusNext(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
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

/** Moves the focus to the node of the diagram to which a key leads; returns whether there is one. */
function focusNext(from: HTMLElement, key: string): boolean {
  const all = [...(from.closest('.djs-container') ?? document).querySelectorAll<HTMLElement>('[data-track-node]')];
  const next = nextPosition(key, { at: all.indexOf(from), count: all.length, axis: 'horizontal', isCircular: true });
  if (next !== null) all[next]?.focus();
  return next !== null;
}
