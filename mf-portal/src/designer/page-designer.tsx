import type { DocumentProblem } from '@portico/shared-kit/contract/document-design.schema';
import type { PortalPageDesign } from '@portico/shared-kit/contract/portal-page-design.schema';
import { createDesignerContext } from '@portico/shared-kit/designer';
import { localised, localisedText, useLocale } from '@portico/shared-kit/i18n';
import { findWidget, type PortalWidget } from '@portico/shared-kit/portal-pages';
import { useShell } from '@portico/shared-kit/remotes/react';
import { type Dispatch, useMemo } from 'react';
import type { PageDraft } from './model/page-draft.model.ts';
import type { PageDesignerAction, PageDesignerState } from './model/page-designer-state.model.ts';
import { useWidgetNames } from './use-widget-names.ts';

/** Problem of a page: of the server's check, or of the designer's own. */
export type PageProblem = Pick<DocumentProblem, 'code' | 'params' | 'partId' | 'severity'>;

/** Context for every part of the designer's screen. */
export interface PageDesignerContext {
  readonly design: PortalPageDesign;
  readonly state: PageDesignerState;
  /** The page as it is now. */
  readonly page: PageDraft;
  readonly isReadOnly: boolean;
  /** Null until it was checked. */
  readonly problems: readonly PageProblem[] | null;
  readonly dispatch: Dispatch<PageDesignerAction>;
  /** Returns the name by which people know a widget: its title, or its type's name. */
  nameOf(widget: PortalWidget, page?: PageDraft): string;
}

const context = createDesignerContext<PageDesignerContext>('usePageDesigner');

/** Gives everything below it the designer. */
export const PageDesignerProvider = context.Provider;

/** The designer. Throws outside of a page's designer. */
export const usePageDesigner = context.useValue;

type PageDesignerInput = Omit<PageDesignerContext, 'page' | 'nameOf'>;

/** The context of what is open, with what can be looked up in it. */
export function usePageDesignerOf(input: PageDesignerInput): PageDesignerContext {
  const { design, state, isReadOnly, problems, dispatch } = input;
  const names = useNames();
  return useMemo(() => {
    const page = state.history.present;
    const nameOf = (widget: PortalWidget, of: PageDraft = page) => names(widget, of);
    return { design, state, page, isReadOnly, problems, dispatch, nameOf };
  }, [design, state, isReadOnly, problems, dispatch, names]);
}

function useNames(): (widget: PortalWidget, page: PageDraft) => string {
  const locale = useLocale();
  const { slots } = useShell();
  const typeNames = useWidgetNames();
  return useMemo(() => {
    const contributed = (widget: PortalWidget) => {
      if (widget.type !== 'Contributed') return undefined;
      const { remote, widget: id } = widget.settings;
      return slots('portal.widget').find((slot) => slot.remote === remote && slot.contribution.id === id)?.contribution
        .title[locale];
    };
    const tab = (widget: PortalWidget, page: PageDraft) => {
      const holder = widget.type === 'TabsPanelGrid' ? findWidget(page, widget.id)?.parent : null;
      if (widget.type !== 'TabsPanelGrid' || holder?.type !== 'TabsGrid') return '';
      const head = holder.settings.heads.find(({ key }) => key === widget.settings.tab);
      return head === undefined ? '' : localisedText(head.title, locale);
    };
    return (widget, page) => {
      if (widget.type === 'Page') return localised(page.name, page.name_i18n, locale);
      const title = widget.title === null ? '' : localisedText(widget.title, locale);
      return title || tab(widget, page) || contributed(widget) || typeNames[widget.type];
    };
  }, [locale, slots, typeNames]);
}
