import { type PortalPageDocument, type PortalWidget, widgetsIn } from '@portico/shared-kit/portal-pages';
import { holderOf } from './page-structure.model.ts';

/** Difference between two pages: what was done to a widget. */
export interface PageChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly widget: PortalWidget;
}

/** Returns the differences of a page to the one before, one for each widget at most: those that came, changed, moved, went. */
export function pageChanges(before: PortalPageDocument, after: PortalPageDocument): readonly PageChange[] {
  const [old, now] = [widgetsById(before), widgetsById(after)];
  const kept = [...now.values()].flatMap((widget): readonly PageChange[] => {
    const was = old.get(widget.id);
    if (was === undefined) return [{ kind: 'added', widget }];
    if (ownText(was) !== ownText(widget)) return [{ kind: 'changed', widget }];
    const isMoved = placeText(before, was) !== placeText(after, widget);
    return isMoved ? [{ kind: 'moved', widget }] : [];
  });
  const gone = [...old.values()].filter(({ id }) => !now.has(id));
  return [...kept, ...gone.map((widget) => ({ kind: 'removed' as const, widget }))];
}

const widgetsById = ({ page }: PortalPageDocument) => new Map(widgetsIn(page).map(({ widget }) => [widget.id, widget]));

const ownText = ({ type, title, style, settings }: PortalWidget) => JSON.stringify([type, title, style, settings]);

const placeText = (page: PortalPageDocument, { id, x, y, w, h, phone }: PortalWidget) =>
  JSON.stringify([holderOf(page, id), x, y, w, h, phone]);
