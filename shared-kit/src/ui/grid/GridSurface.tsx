import { Suspense, useMemo } from 'react';
import { Spoken } from '../feedback/Spoken.tsx';
import { gridTexts } from './grid.texts.ts';
import styles from './DataGrid.module.css';
import { type GridModelInput, useGridModel } from './hooks/use-grid-model.ts';
import { renderedCellId } from './model/rendered-cell.ts';
import type { ColumnSummaries } from './model/grid-types.ts';
import { CutTip } from './parts/CutTip.tsx';
import { GridBody } from './parts/GridBody.tsx';
import { GridFoot } from './parts/GridFoot.tsx';
import { GridHead } from './parts/GridHead.tsx';
import { GridSkeleton } from './parts/GridSkeleton.tsx';
import { LoadingLine } from './parts/LoadingLine.tsx';
import { lazyWithRetry } from '../lazy/index.ts';

const LazyHeadMenu = lazyWithRetry(async () => (await import('./parts/HeadMenu.tsx')).HeadMenu);

const noSummaries: ColumnSummaries = {};

interface GridSurfaceProps<TRow extends object> extends GridModelInput<TRow> {
  /** True where something else stands where the rows would. */
  readonly isBlank: boolean;
}

/** The scrolling part of the grid: header, rows, summary. */
export function GridSurface<TRow extends object>(props: GridSurfaceProps<TRow>) {
  const { id, viewport, isLoading = false, isBlank } = props;
  const t = gridTexts.useT();
  const model = useGridModel(props);
  const { layout, rows, gridWindow, frame, page, selected, total } = model;
  const { cursor, range } = model.keyboard;
  const { firstColumn: first, lastColumn: last } = gridWindow;
  const columnWindow = useMemo(() => ({ first, last }), [first, last]);
  const showsRows = !isBlank && rows.length > 0;
  return (
    <>
      <LoadingLine isActive={isLoading && rows.length > 0} />
      <div ref={viewport} className={styles.viewport} {...surfaceOf(props, model, showsRows)}>
        <GridHead
          gridId={id}
          layout={layout}
          columnWindow={columnWindow}
          entries={props.sort?.entries ?? null}
          page={page}
          cursorColumn={cursor.row < 0 ? cursor.column : -1}
          actions={model.head}
        />
        {isLoading && rows.length === 0 && (
          <GridSkeleton layout={layout} columnWindow={columnWindow} rowHeight={model.rowHeight} />
        )}
        {showsRows && (
          <GridBody
            {...{ frame, rows, gridWindow, selected, cursor }}
            area={range.area}
            canFill={range.canFill}
            edited={props.edited ?? null}
          />
        )}
        {showsRows && model.hasFoot && (
          <GridFoot {...{ layout, columnWindow }} rowIndex={total + 2} summaries={props.summaries ?? noSummaries} />
        )}
      </div>
      <OpenMenu viewport={viewport} model={model} />
      <CutTip within={viewport} />
      <Spoken role="status">{isLoading ? t('loading') : ''}</Spoken>
    </>
  );
}

type GridModel<TRow extends object> = ReturnType<typeof useGridModel<TRow>>;

interface OpenMenuProps<TRow extends object> {
  readonly viewport: GridSurfaceProps<TRow>['viewport'];
  readonly model: GridModel<TRow>;
}

function OpenMenu<TRow extends object>({ viewport, model: { menu, head } }: OpenMenuProps<TRow>) {
  const { open, close } = menu;
  if (!open) return null;
  const handleClose = () => {
    close();
    viewport.current?.focus({ preventScroll: true });
  };
  return (
    <Suspense fallback={null}>
      <LazyHeadMenu menu={open} onChoose={(item) => head.choose(open.laid, item)} onClose={handleClose} />
    </Suspense>
  );
}

/** Returns the props of the scrolling element: its roles for assistive technology, and its listeners. */
function surfaceOf<TRow extends object>(props: GridSurfaceProps<TRow>, model: GridModel<TRow>, showsRows: boolean) {
  const { layout, gridWindow, keyboard } = model;
  const { onPointerDown, onPointerOver, onMouseDown } = keyboard.range;
  return {
    role: props.tree ? 'treegrid' : 'grid',
    tabIndex: 0,
    'aria-label': props.label,
    'aria-rowcount': model.total + (model.hasFoot ? 2 : 1),
    'aria-colcount': layout.columns.length,
    'aria-busy': props.isLoading ?? false,
    'aria-multiselectable': model.frame.hasSelection || undefined,
    'aria-activedescendant': renderedCellId(props.id, keyboard.cursor, { layout, gridWindow, showsRows }),
    onKeyDown: keyboard.handleKeyDown,
    onPointerDown,
    onPointerOver,
    onMouseDown,
  };
}
