import { useTargetFocus } from '@portico/shared-kit/designer';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PageSurface } from '../../runtime/PageSurface.tsx';
import { TabControlProvider } from '../../tabs/tab-control.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.tsx';
import { type DragResult, usePageActions } from '../use-page-actions.tsx';
import { CanvasDragsProvider, createCanvasDrags } from './canvas-drags.ts';
import { DesignGrid } from './DesignGrid.tsx';
import './grid-stack.css';
import styles from './PageCanvas.module.css';
import { useWidgetKeys } from './use-widget-keys.ts';

/** The page as it will look, on which widgets are selected, moved and resized by pointer and by keyboard. */
export function PageCanvas() {
  const t = pageDesignTexts.useT();
  const { page, state, dispatch, nameOf } = usePageDesigner();
  const canvas = useRef<HTMLElement>(null);
  const handleKey = useWidgetKeys();
  const drags = useDrags();
  const { selected, focusing, openTabs, screen } = state;
  useTargetFocus(canvas, { id: selected[0], focusing, isCentred: false });
  const tabs = useMemo(
    () => ({ openTabs, open: (id: string, key: string) => dispatch({ type: 'openTab', id, key }) }),
    [openTabs, dispatch],
  );
  const { id } = page.page;
  return (
    <section
      ref={canvas}
      className={styles.canvas}
      aria-label={t('canvas')}
      aria-description={t('canvasHint')}
      onKeyDown={handleKey}
    >
      <button
        type="button"
        className={styles.page}
        data-target={id}
        aria-pressed={selected.includes(id)}
        onClick={() => dispatch({ type: 'select', target: [id], isFocused: true })}
      >
        {nameOf(page.page)}
      </button>
      <div className={styles.screen} data-screen={screen}>
        {page.page.children.length === 0 && (
          <div className={styles.empty}>
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          </div>
        )}
        <CanvasDragsProvider value={drags.watcher}>
          <TabControlProvider value={tabs}>
            <PageSurface key={`${screen} ${drags.epoch}`} document={page} Grid={DesignGrid} />
          </TabControlProvider>
        </CanvasDragsProvider>
      </div>
    </section>
  );
}

/** The watcher of the canvas. Where a drag cannot be done, the grids are drawn anew as they were. */
function useDrags() {
  const { applyDrag } = usePageActions();
  const latest = useRef(applyDrag);
  useLayoutEffect(() => {
    latest.current = applyDrag;
  });
  const [epoch, setEpoch] = useState(0);
  const [watcher] = useState(() =>
    createCanvasDrags((result: DragResult) => {
      if (!latest.current(result)) setEpoch((times) => times + 1);
    }),
  );
  return { watcher, epoch };
}
