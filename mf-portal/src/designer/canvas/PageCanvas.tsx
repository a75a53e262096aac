import { useTargetFocus } from '@portico/shared-kit/designer';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PageSurface } from '../../runtime/PageSurface.tsx';
import { TabControlProvider } from '../../tabs/tab-control.ts';
import { hasPhoneLayout, resetPhone } from '../model/page-edits.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { usePageActions } from '../use-page-actions.tsx';
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
  useWidgetKeys(canvas);
  const hint = useId();
  const drags = useDrags();
  const { selected, focusing, openTabs, screen } = state;
  useTargetFocus(canvas, { id: selected[0], focusing, isCentred: false });
  const tabs = useMemo(
    () => ({ openTabs, open: (id: string, key: string) => dispatch({ type: 'openTab', id, key }) }),
    [openTabs, dispatch],
  );
  const { id } = page.page;
  return (
    <section ref={canvas} className={styles.canvas} aria-label={t('canvas')} aria-describedby={hint}>
      <button
        type="button"
        className={styles.page}
        data-target={id}
        aria-pressed={selected.includes(id)}
        onClick={() => dispatch({ type: 'select', target: [id], isFocused: true })}
      >
        {nameOf(page.page)}
      </button>
      <span id={hint} className={styles.hint}>
        {t('canvasHint')}
      </span>
      {screen === 'phone' && <PhoneLayoutNote />}
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

/** Note on how widgets are arranged on a phone, and the way back to that. */
function PhoneLayoutNote() {
  const t = pageDesignTexts.useT();
  const { page, isReadOnly, dispatch } = usePageDesigner();
  if (!hasPhoneLayout(page)) return <p className={styles.note}>{t('phoneAuto')}</p>;
  if (isReadOnly) return null;
  return (
    <p className={styles.note}>
      <Button size="small" onClick={() => dispatch({ type: 'edit', document: resetPhone(page) })}>
        {t('autoPhone')}
      </Button>
    </p>
  );
}

/** The watcher of the canvas. Where a drag cannot be done, the grids are drawn anew as they were. */
function useDrags() {
  const { applyDrag } = usePageActions();
  const [epoch, setEpoch] = useState(0);
  const [watcher] = useState(createCanvasDrags);
  useLayoutEffect(() =>
    watcher.listen((result) => {
      if (!applyDrag(result)) setEpoch((times) => times + 1);
    }),
  );
  return { watcher, epoch };
}
