import { localised, localisedText, useLocale } from '@portico/shared-kit/i18n';
import { findWidget, type PortalWidget } from '@portico/shared-kit/portal-pages';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useMemo } from 'react';
import type { PageDraft } from './model/page-draft.model.ts';
import type { PageDesignerContext } from './page-designer.ts';
import { useWidgetNames } from './use-widget-names.ts';

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
