import { inReadingOrder, type PortalWidget } from '@portico/shared-kit/portal-pages';
import { useMemo } from 'react';
import type { GridProps } from '../../widgets/widget-definition.ts';
import { layoutsOf } from '../model/grid-layout.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { holderAttribute } from './canvas-drags.ts';
import { DesignItem } from './DesignItem.tsx';
import styles from './PageCanvas.module.css';
import { useGridLayouts, useGridStack } from './use-grid-stack.ts';

/** A grid of the canvas: its widgets are drawn as people will see them, and dragged and resized by pointer. */
export function DesignGrid({ holderId, widgets }: GridProps) {
  const t = pageDesignTexts.useT();
  const { page, state } = usePageDesigner();
  const [grid, attach] = useGridStack(holderId, page.page.settings.rowHeight);
  const layouts = useMemo(() => layoutsOf(widgets, state.screen), [widgets, state.screen]);
  useGridLayouts(grid, layouts);
  const ordered = inReadingOrder(widgets.map((widget) => ({ widget, ...(layouts.get(widget.id) ?? widget) })));
  const isEmptyContainer = widgets.length === 0 && holderId !== page.page.id;
  return (
    <div className={styles.area}>
      {isEmptyContainer && <p className={styles.drop}>{t('containerEmpty')}</p>}
      <div ref={attach} className="grid-stack" {...{ [holderAttribute]: holderId }}>
        {grid !== null &&
          ordered.map(({ widget, x, y, w, h }) => (
            <DesignItem
              key={widget.id}
              grid={grid}
              widget={widget satisfies PortalWidget}
              layout={{ x, y, w, h }}
              Grid={DesignGrid}
            />
          ))}
      </div>
    </div>
  );
}
