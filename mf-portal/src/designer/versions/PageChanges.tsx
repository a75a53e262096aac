import { ChangeSentences } from '@portico/shared-kit/designer';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { readPortalPage } from '@portico/shared-kit/portal-pages';
import { pageChanges } from '../model/page-changes.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';

/** Differences of the page in the designer to a saved one, in words. */
export function PageChanges({ before }: { readonly before: JsonObject }) {
  const t = pageDesignTexts.useT();
  const { page, nameOf } = usePageDesigner();
  const old = readPortalPage(before, 'designers');
  if (old === null) return <p>{t('unreadable')}</p>;
  const named = { ...page, page: old.page };
  const sentences = pageChanges(old, page).map(({ kind, widget }) =>
    t(kind, { name: nameOf(widget, kind === 'removed' ? named : page) }),
  );
  return <ChangeSentences sentences={sentences} />;
}
