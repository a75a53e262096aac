import { Outline } from '@portico/shared-kit/designer';
import { findWidget } from '@portico/shared-kit/portal-pages';
import { useMemo, useRef } from 'react';
import { widgetDesigns } from '../../widgets/widget-designs.ts';
import { useWidgetKeys } from '../canvas/use-widget-keys.ts';
import { pageOutline } from '../model/page-outline.model.ts';
import { stepWidgets } from '../model/page-edits.model.ts';
import { usePageDesigner } from '../page-designer.ts';
import { usePageActions } from '../use-page-actions.tsx';

/** The page as a tree of its widgets. */
export function PageOutline() {
  const { page, state, isReadOnly, dispatch, nameOf } = usePageDesigner();
  const actions = usePageActions();
  const outline = useRef<HTMLDivElement>(null);
  useWidgetKeys(outline);
  const root = useMemo(() => pageOutline(page.page, nameOf), [page, nameOf]);
  const { screen, selected } = state;
  const canMove = (id: string, direction: 'up' | 'down') =>
    findWidget(page, id) !== undefined && stepWidgets({ document: page, ids: [id], screen }, direction) !== page;
  return (
    <div ref={outline}>
      <Outline
        nodes={[root]}
        selectedId={selected[0]}
        renderIcon={({ type }) => {
          const { Icon } = widgetDesigns[type];
          return <Icon />;
        }}
        onSelect={(id) => dispatch({ type: 'select', target: [id] })}
        onMove={isReadOnly ? null : (id, direction) => actions.step([id], direction)}
        canMove={canMove}
      />
    </div>
  );
}
