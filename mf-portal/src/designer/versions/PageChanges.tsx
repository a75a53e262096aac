import { designerTexts, versionStyles as styles } from '@portico/shared-kit/designer';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { readPortalPage } from '@portico/shared-kit/portal-pages';
import { pageChanges } from '../model/page-changes.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';

/** Differences of the page in the designer to a saved one, in words. */
export function PageChanges({ before }: { readonly before: JsonObject }) {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const { page, nameOf } = usePageDesigner();
  const old = readPortalPage(before, 'designers');
  if (old === null) return <p>{t('unreadable')}</p>;
  const changes = pageChanges(old, page);
  if (changes.length === 0) return <p>{words('noChanges')}</p>;
  const named = { ...page, page: old.page };
  return (
    <ul className={styles.list}>
      {changes.map(({ kind, widget }) => (
        <li key={`${kind} ${widget.id}`}>{t(kind, { name: nameOf(widget, kind === 'removed' ? named : page) })}</li>
      ))}
    </ul>
  );
}
