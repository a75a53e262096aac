import { designerTexts, PanelReadOnlyProvider, PanelSection, panelStyles } from '@portico/shared-kit/designer';
import { findWidget } from '@portico/shared-kit/portal-pages';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';
import { WidgetFields } from './WidgetFields.tsx';
import { AlignTool, WidgetTools } from './WidgetTools.tsx';

/** Settings of what is selected, in ordinary fields. */
export function PagePanel() {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const { page, state, isReadOnly } = usePageDesigner();
  const { selected } = state;
  const widget = selected.length === 1 ? findWidget(page, selected[0])?.widget : undefined;
  return (
    <PanelReadOnlyProvider value={isReadOnly}>
      <section className={panelStyles.panel} aria-label={words('properties')}>
        {widget !== undefined && <WidgetFields key={widget.id} widget={widget} />}
        {selected.length > 1 && (
          <PanelSection title={t('several', { count: selected.length })}>
            <WidgetTools ids={selected} />
            <AlignTool />
          </PanelSection>
        )}
      </section>
    </PanelReadOnlyProvider>
  );
}
