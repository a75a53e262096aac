import type { GridStack } from 'gridstack';
import { type PortalWidget, type WidgetLayout, widgetTypeOf } from '@portico/shared-kit/portal-pages';
import { type ComponentType, memo, type MouseEvent } from 'react';
import { WidgetFrame } from '../../runtime/WidgetFrame.tsx';
import type { GridProps } from '../../widgets/widget-definition.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import styles from './PageCanvas.module.css';
import { handleClass, useGridItem } from './use-grid-stack.ts';

interface DesignItemProps {
  readonly grid: GridStack;
  readonly widget: PortalWidget;
  readonly layout: WidgetLayout;
  readonly Grid: ComponentType<GridProps>;
}

/** A widget on the canvas, below the part by which it is selected and dragged. */
export function DesignItem({ grid, widget, layout, Grid }: DesignItemProps) {
  const { state } = usePageDesigner();
  const { content, leastSize } = widgetTypeOf(widget.type);
  const [isMade, attach] = useGridItem(grid, { id: widget.id, layout, least: leastSize });
  const isSelected = state.selected.includes(widget.id);
  const isContainer = content !== 'none';
  return (
    <div ref={attach} className="grid-stack-item">
      <div
        className={`grid-stack-item-content ${styles.item ?? ''}`}
        data-selected={isSelected}
        data-container={isContainer}
      >
        <ItemButton widget={widget} layout={layout} isContainer={isContainer} />
        {isMade && (
          <div className={styles.widget} inert={!isContainer}>
            <DrawnWidget widget={widget} Grid={Grid} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Not drawn again while the widget is the same: only what holds it moves. */
const DrawnWidget = memo(function DrawnWidget({ widget, Grid }: Pick<DesignItemProps, 'widget' | 'Grid'>) {
  return <WidgetFrame widget={widget} phone={undefined} Grid={Grid} />;
});

interface ItemButtonProps extends Pick<DesignItemProps, 'widget' | 'layout'> {
  readonly isContainer: boolean;
}

/** Covers a widget, or is the label of a container, so that what is in it can be reached. */
function ItemButton({ widget, layout: { x, y, w, h }, isContainer }: ItemButtonProps) {
  const t = pageDesignTexts.useT();
  const { state, dispatch, nameOf } = usePageDesigner();
  const { id } = widget;
  const name = nameOf(widget);
  const select = (event: MouseEvent) => {
    // A press by the space bar is handled as a key.
    if (event.ctrlKey || event.metaKey || event.shiftKey) dispatch({ type: 'toggle', id });
    else dispatch({ type: 'select', target: [id], isFocused: true });
  };
  return (
    <button
      type="button"
      className={`${isContainer ? (styles.label ?? '') : (styles.cover ?? '')} ${handleClass}`}
      data-target={id}
      aria-pressed={state.selected.includes(id)}
      aria-label={t('widgetAt', { name, column: x + 1, row: y + 1, width: w, height: h })}
      onClick={select}
    >
      <span className={styles.name}>{name}</span>
    </button>
  );
}
