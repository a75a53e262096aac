import { Button, Space, Tooltip } from 'antd/es';
import { type ReactNode, useId } from 'react';
import { ArrowDownOutlined, ArrowUpOutlined } from '../../ui/icons/index.ts';
import { designerTexts } from '../designer.texts.ts';
import type { OutlineNode } from './outline-rows.model.ts';
import styles from './Outline.module.css';
import { OutlineItem } from './OutlineItem.tsx';
import { useFocusedItem } from './use-focused-item.ts';
import { type OutlineDirection, useOutline } from './use-outline.ts';

interface OutlineProps<TNode extends OutlineNode> {
  /** The document as a tree, with its parts in their order. */
  readonly nodes: readonly TNode[];
  readonly selectedId: string;
  /** Draws the sign before the words of a part. */
  renderIcon(node: TNode): ReactNode;
  onSelect(id: string): void;
  /** Moves a part among those of its kind; null where the document is only read. */
  readonly onMove: ((id: string, direction: OutlineDirection) => void) | null;
  /** Returns whether a part can go further in a direction. */
  canMove(id: string, direction: OutlineDirection): boolean;
}

/** Tree of a document: what is selected in it is selected in the designer. */
export function Outline<TNode extends OutlineNode>(props: OutlineProps<TNode>) {
  const { nodes, selectedId, renderIcon, onSelect, onMove, canMove } = props;
  const t = designerTexts.useT();
  const hint = useId();
  const { rows, toggle, handleKey } = useOutline({
    nodes,
    selectedId,
    onSelect,
    onMove: onMove && ((id, direction) => canMove(id, direction) && onMove(id, direction)),
  });
  const { tree, handleFocus } = useFocusedItem(selectedId);
  return (
    <section className={styles.outline} aria-label={t('outline')}>
      {onMove !== null && (
        <MoveTools canMove={(way) => canMove(selectedId, way)} onMove={(way) => onMove(selectedId, way)} />
      )}
      <ul
        ref={tree}
        role="tree"
        className={styles.tree}
        aria-label={t('outline')}
        aria-describedby={onMove === null ? undefined : hint}
        onFocus={handleFocus}
        onBlur={handleFocus}
      >
        {rows.map((row) => (
          <OutlineItem
            key={row.id}
            row={row}
            icon={renderIcon(row.node)}
            isSelected={row.id === selectedId}
            onSelect={() => onSelect(row.id)}
            onToggle={() => toggle(row)}
            onKeyDown={handleKey}
          />
        ))}
      </ul>
      {onMove !== null && (
        <p id={hint} className={styles.hint}>
          {t('outlineHint')}
        </p>
      )}
    </section>
  );
}

interface MoveToolsProps {
  canMove(direction: OutlineDirection): boolean;
  onMove(direction: OutlineDirection): void;
}

/** Buttons that move the selected part. */
function MoveTools({ canMove, onMove }: MoveToolsProps) {
  const t = designerTexts.useT();
  const moves = [
    ['up', t('moveUp'), <ArrowUpOutlined key="icon" aria-hidden="true" />],
    ['down', t('moveDown'), <ArrowDownOutlined key="icon" aria-hidden="true" />],
  ] as const;
  return (
    <Space.Compact className={styles.tools}>
      {moves.map(([direction, label, icon]) => (
        <Tooltip key={direction} title={label}>
          <Button
            size="small"
            icon={icon}
            aria-label={label}
            disabled={!canMove(direction)}
            onClick={() => onMove(direction)}
          />
        </Tooltip>
      ))}
    </Space.Compact>
  );
}
