import { NumberField, PanelSection } from '@portico/shared-kit/designer';
import {
  findWidget,
  gridColumns,
  type PortalWidget,
  type WidgetLayout,
  widgetTypeOf,
} from '@portico/shared-kit/portal-pages';
import { layoutsOf, mostRows } from '../model/grid-layout.model.ts';
import { setLayout } from '../model/page-edits.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import styles from './Fields.module.css';

/** Place and size of a widget on the screen that is designed. */
export function LayoutFields({ widget }: { readonly widget: PortalWidget }) {
  const t = pageDesignTexts.useT();
  const { page, state, dispatch } = usePageDesigner();
  const { id, type } = widget;
  const { screen } = state;
  const parent = findWidget(page, id)?.parent;
  const layout = parent == null ? undefined : layoutsOf(parent.children, screen).get(id);
  if (layout === undefined) return null;
  const least = widgetTypeOf(type).leastSize;
  const set = (member: keyof WidgetLayout, value: number) =>
    dispatch({
      type: 'change',
      kind: member === 'w' || member === 'h' ? 'resize' : 'move',
      ids: [id],
      setting: `${id} ${member}`,
      document: setLayout({ document: page, screen, id }, { [member]: value }),
    });
  return (
    <PanelSection title={t('position')}>
      <div className={styles.pair}>
        <NumberField
          label={t('column')}
          value={layout.x + 1}
          min={1}
          max={gridColumns - layout.w + 1}
          onChange={(column) => set('x', column - 1)}
        />
        <NumberField label={t('row')} value={layout.y + 1} min={1} max={9000} onChange={(row) => set('y', row - 1)} />
        <NumberField
          label={t('width')}
          value={layout.w}
          min={Math.min(least.w, layout.w)}
          max={gridColumns}
          onChange={(w) => set('w', w)}
        />
        <NumberField
          label={t('height')}
          value={layout.h}
          min={Math.min(least.h, layout.h)}
          max={mostRows}
          onChange={(h) => set('h', h)}
        />
      </div>
    </PanelSection>
  );
}
