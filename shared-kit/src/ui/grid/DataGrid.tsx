import { useId, useMemo, useRef } from 'react';
import { StateBlock } from '../feedback/index.ts';
import { TableOutlined } from '../icons/index.ts';
import { gridTexts } from './grid.texts.ts';
import styles from './DataGrid.module.css';
import { GridSurface } from './GridSurface.tsx';
import type { DataGridProps } from './data-grid-props.ts';
import type { GridView } from './model/grid-types.ts';

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
    <div className={styles.frame} data-fit={view.fit ?? 'fill'} data-blank={isBlank || undefined}>
      <GridSurface {...props} id={id} view={view} viewport={viewport} isBlank={isBlank} />
      {isBlank && !props.isLoading && <div className={styles.placeholder}>{placeholder}</div>}
    </div>
  );
}
