import { randomId } from '@portico/shared-kit/contract/random-id';
import { findWidget, gridColumns, type PortalWidget, widgetsIn } from '@portico/shared-kit/portal-pages';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { App } from 'antd';
import { useMemo } from 'react';
import type { GridLayouts, Screen } from './model/grid-layout.model.ts';
import { copiesOf, freshWidget, type PaletteWidget } from './model/new-widgets.model.ts';
import { type ChangeKind, type PageSelection, selectionOf } from './model/page-designer-state.model.ts';
import type { PageDraft } from './model/page-draft.model.ts';
import {
  type Alignment,
  alignWidgets,
  layOut,
  putWidget,
  removeWidgets,
  resizeWidgets,
  stepWidgets,
  type StepDirection,
} from './model/page-edits.model.ts';
import { isFree, outermost } from './model/page-structure.model.ts';
import { targetHolder } from './model/target-holder.model.ts';
import { pageDesignTexts } from './page-design.texts.ts';
import { type PageDesignerContext, usePageDesigner } from './page-designer.ts';

/** Result of a drag by pointer: layouts of grids by their holders, and a widget that goes to another grid or is new. */
export interface DragResult {
  readonly layouts: ReadonlyMap<string, GridLayouts>;
  readonly moved: { readonly id: string; readonly holderId: string; readonly at: { x: number; y: number } } | null;
  readonly added: {
    readonly widget: PaletteWidget;
    readonly holderId: string;
    readonly at: { x: number; y: number };
  } | null;
}

/** Actions at a page, each one step of undo that is said to those who listen. */
export interface PageActions {
  /** Adds a widget where it belongs by the selection. */
  add(widget: PaletteWidget): void;
  /** Returns false where the page stays as it was. */
  applyDrag(result: DragResult): boolean;
  step(ids: PageSelection, direction: StepDirection): void;
  resize(ids: PageSelection, direction: StepDirection): void;
  align(alignment: Alignment): void;
  /** Removes widgets; where there is something in them, it asks first. */
  remove(ids: PageSelection): void;
  copy(ids: PageSelection): void;
  paste(): void;
  duplicate(ids: PageSelection): void;
}

/** Returns the actions at the page that is open. */
export function usePageActions(): PageActions {
  const designer = usePageDesigner();
  const ask = useRemovalQuestion(designer);
  return useMemo(() => {
    const { page, state, dispatch } = designer;
    const change = (kind: ChangeKind, document: PageDraft, ids: readonly string[], selected?: PageSelection) =>
      dispatch({ type: 'change', kind, document, ids, ...(selected === undefined ? {} : { selected }) });
    const together = (kind: 'move' | 'resize', document: PageDraft, ids: PageSelection) =>
      dispatch({ type: 'change', kind, document, ids, setting: `${kind} ${ids.join(' ')}` });
    const { screen } = state;
    return {
      ...addingActions(designer, change),
      step: (ids, direction) => together('move', stepWidgets({ document: page, ids, screen }, direction), ids),
      resize: (ids, direction) => together('resize', resizeWidgets({ document: page, ids, screen }, direction), ids),
      align: (alignment) =>
        change('align', alignWidgets({ document: page, ids: state.selected, screen }, alignment), state.selected),
      remove: (ids) => ask(ids),
      copy: (ids) => {
        const widgets = chosenWidgets(page, ids);
        if (widgets.length > 0) dispatch({ type: 'copy', ids, widgets });
      },
    };
  }, [designer, ask]);
}

type Change = (kind: ChangeKind, document: PageDraft, ids: readonly string[], selected?: PageSelection) => void;

const chosenWidgets = (page: PageDraft, ids: readonly string[]): readonly PortalWidget[] =>
  outermost(page, ids).flatMap((id) => {
    const widget = findWidget(page, id)?.widget;
    return widget !== undefined && isFree(widget) ? [widget] : [];
  });

function addingActions(
  { page, state, dispatch }: PageDesignerContext,
  change: Change,
): Pick<PageActions, 'add' | 'applyDrag' | 'paste' | 'duplicate'> {
  const { screen, selected, openTabs, clipboard } = state;
  const put = (kind: 'add' | 'paste' | 'duplicate', widgets: readonly PortalWidget[]) => {
    const next = widgets.reduce((document, widget) => {
      const holderId = targetHolder(document, selected[0], openTabs, widget);
      // The columns of a container are narrow: what is new there begins as wide as it.
      const isNarrow = kind === 'add' && holderId !== page.page.id;
      return putWidget(document, isNarrow ? { ...widget, w: gridColumns } : widget, { holderId, screen });
    }, page);
    const ids = widgets.map(({ id }) => id).filter((id) => findWidget(next, id) !== undefined);
    change(kind, next, ids, selectionOf(next, ids));
  };
  return {
    add: (widget) => put('add', [freshWidget(widget, randomId)]),
    paste: () => put('paste', copiesOf(clipboard, randomId)),
    duplicate: (ids) => put('duplicate', copiesOf(chosenWidgets(page, ids), randomId)),
    applyDrag: (result) => {
      const drag = dragged(page, screen, result);
      if (drag === null || drag.document === page) return false;
      const { document, id, kind } = drag;
      if (id === null) dispatch({ type: 'edit', document });
      else change(kind, document, [id], [id]);
      return true;
    },
  };
}

/** The page after a drag; null where what was dragged cannot stand there. */
function dragged(
  page: PageDraft,
  screen: Screen,
  { layouts, moved, added }: DragResult,
): { readonly document: PageDraft; readonly id: string | null; readonly kind: 'move' | 'add' } | null {
  const laidOut = [...layouts].reduce((document, [holderId, each]) => layOut(document, holderId, screen, each), page);
  const drop = moved ?? added;
  if (drop === null) return { document: laidOut, id: null, kind: 'move' };
  const widget =
    moved === null ? added && freshWidget(added.widget, randomId) : (findWidget(page, moved.id)?.widget ?? null);
  if (widget === null) return null;
  const { holderId, at } = drop;
  const document = putWidget(laidOut, widget, { holderId, at, screen });
  if (document === laidOut) return null;
  return { document, id: widget.id, kind: moved === null ? 'add' : 'move' };
}

/** Returns the function that removes widgets, and asks before those in which there are others. */
function useRemovalQuestion({ page, dispatch, nameOf }: PageDesignerContext): (ids: PageSelection) => void {
  const t = pageDesignTexts.useT();
  const toast = useToast();
  const { modal } = App.useApp();
  return (ids) => {
    const widgets = chosenWidgets(page, ids);
    if (widgets.length === 0) {
      if (findWidget(page, ids[0])?.widget.type === 'TabsPanelGrid') toast.info(t('notRemovable'));
      return;
    }
    const gone = widgets.map(({ id }) => id);
    const remove = () => {
      const document = removeWidgets(page, gone);
      const holder = findWidget(page, gone[0] ?? '')?.parent ?? page.page;
      dispatch({ type: 'change', kind: 'remove', document, ids: gone, selected: [holder.id] });
    };
    const inside = widgets.flatMap((widget) => widgetsIn(widget)).filter(({ widget }) => isInside(widget, gone)).length;
    if (inside === 0) return remove();
    const [first] = widgets as [PortalWidget];
    const name = widgets.length === 1 ? nameOf(first) : t('names', { name: nameOf(first), count: widgets.length });
    void modal.confirm({
      title: t('removeTitle', { name }),
      content: t('removeHint', { count: inside }),
      okText: t('remove'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: remove,
    });
  };
}

const isInside = ({ id, type }: PortalWidget, gone: readonly string[]) =>
  type !== 'TabsPanelGrid' && !gone.includes(id);
