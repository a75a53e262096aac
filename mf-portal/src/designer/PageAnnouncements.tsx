import { LiveRegion } from '@portico/shared-kit/designer';
import { findWidget } from '@portico/shared-kit/portal-pages';
import { layoutsOf } from './model/grid-layout.model.ts';
import { pageDesignTexts } from './page-design.texts.ts';
import { usePageDesigner } from './page-designer.ts';

/** Announces what happened to widgets, and where they are. */
export function PageAnnouncements() {
  const t = pageDesignTexts.useT();
  const { state, nameOf } = usePageDesigner();
  const { change, screen } = state;
  if (change === null) return <LiveRegion words="" />;
  const { kind, ids, page } = change;
  const found = findWidget(page, ids[0] ?? '');
  if (kind === 'undo' || kind === 'redo' || found === undefined)
    return <LiveRegion words={kind === 'undo' || kind === 'redo' ? t(`announce.${kind}`) : ''} />;
  const { widget, parent } = found;
  const own = nameOf(widget, page);
  const name = ids.length === 1 ? own : t('names', { name: own, count: ids.length });
  const layout = parent === null ? undefined : layoutsOf(parent.children, screen).get(widget.id);
  const { x, y, w, h } = layout ?? widget;
  const where = t('where', { column: x + 1, row: y + 1, width: w, height: h });
  return <LiveRegion words={t(`announce.${kind}`, { name, where, count: ids.length })} />;
}
