import { type ReactNode, useId, useMemo, useRef } from 'react';
import { StateBlock } from '../feedback/index.ts';
import { TableOutlined } from '../icons/index.ts';
import { gridTexts } from './grid.texts.ts';
import styles from './DataGrid.module.css';
import { GridSurface } from './GridSurface.tsx';
import type { GridSort } from './hooks/head-actions.ts';
import type { ColumnSummaries, GridColumn, GridRows, GridSelection, GridTree, GridView } from './model/grid-types.ts';

/** Props of a grid. Selection, sorting, trees and opening are there where they are given. */
export interface DataGridProps<TRow extends object> {
  /** Content of the grid in words, for assistive technology. */
  readonly label: string;
  /** Keep the array the same while nothing changes: rows are drawn again when it does. */
  readonly columns: readonly GridColumn<TRow>[];
  readonly rows: GridRows<TRow>;
  /** The summary row; it is there where a column that is shown has one. */
  readonly summaries?: ColumnSummaries;
  /** With rows shown a line runs along the top; without rows the outline of the grid appears after 280 ms. */
  readonly isLoading?: boolean;
  /** Shown instead of rows: nothing here yet, no result, an error. */
  readonly placeholder?: ReactNode;
  readonly sort?: GridSort;
  readonly selection?: GridSelection<TRow>;
  readonly tree?: GridTree<TRow>;
  /** Enter or a double click on a row. */
  readonly onOpen?: (row: TRow) => void;
  readonly view?: GridView;
}

const plainView: GridView = {};

/**
 * The one grid for lists, trees and long tables: rows and columns virtual, header sticky, columns pinned and resizable,
 * worked by pointer and by keys alike (list spec, section 2; portal spec, section 9, List modes).
 */
export function DataGrid<TRow extends object>(props: DataGridProps<TRow>) {
  const { columns, view = plainView } = props;
  const t = gridTexts.useT();
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const noColumns = useMemo(
    () => <StateBlock icon={<TableOutlined />} title={t('noColumns')} hint={t('noColumnsHint')} />,
    [t],
  );
  const placeholder = columns.length === 0 ? noColumns : props.placeholder;
  const isBlank = placeholder !== undefined && placeholder !== null;
  return (
    <div className={styles['frame']} data-fit={view.fit ?? 'fill'} data-blank={isBlank || undefined}>
      <GridSurface {...props} id={id} view={view} viewport={viewport} isBlank={isBlank} />
      {isBlank && !props.isLoading && <div className={styles['placeholder']}>{placeholder}</div>}
    </div>
  );
}
