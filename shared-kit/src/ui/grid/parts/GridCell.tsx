import { Fragment, type ReactNode } from 'react';
import { CaretDownOutlined, CaretRightOutlined } from '../../icons/index.ts';
import { gridTexts } from '../grid.texts.ts';
import type { GridRowModel } from '../hooks/use-grid-rows.ts';
import { treeIndent } from '../model/column-layout.model.ts';
import type { GridFrame } from '../model/grid-frame.ts';
import type { GridColumn } from '../model/grid-types.ts';
import styles from './GridRow.module.css';

/** Text that stands for an empty value everywhere (list spec, section 2). */
const emptyText = '--';

/** Returns the content of a data cell: its text, something richer, or `--`. No component: a page has hundreds of cells. */
export function contentOfCell<TRow extends object>(
  column: GridColumn<TRow>,
  { id, original: row }: GridRowModel<TRow>,
): ReactNode {
  const text = column.text(row);
  if (text === null || text === '') return <span className={styles.empty}>{emptyText}</span>;
  const content: ReactNode = column.render ? column.render(row, text) : text;
  return (
    <span className={styles.text} data-cut={text}>
      {/* What a cell remembers, such as an open card, is of one record. */}
      <Fragment key={id}>{content}</Fragment>
    </span>
  );
}

interface BranchProps<TRow extends object> {
  readonly row: GridRowModel<TRow>;
  readonly ordinal: number;
  readonly actions: GridFrame<TRow>['actions'];
}

/** The indent of a tree row (20 px a level) and what opens and closes it. */
export function Branch<TRow extends object>({ row, ordinal, actions }: BranchProps<TRow>) {
  const t = gridTexts.useT();
  const isOpen = row.isExpanded;
  return (
    <span className={styles.branch} style={{ paddingInlineStart: row.depth * treeIndent }}>
      {row.canExpand && (
        <button
          type="button"
          data-grid-control=""
          tabIndex={-1}
          className={styles.twist}
          aria-label={isOpen ? t('collapseRow', { row: ordinal }) : t('expandRow', { row: ordinal })}
          onClick={() => actions.toggleBranch(row, !isOpen)}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
        </button>
      )}
    </span>
  );
}
