import type { TextSource } from '@portico/shared-kit/portal-pages';
import { Link } from 'react-router-dom';
import { linesTexts } from './lines.texts.ts';
import { sourcePath } from './source-path.model.ts';

/** The way from the first lines to the whole list. */
export function AllLink({ source }: { readonly source: TextSource }) {
  const t = linesTexts.useT();
  const path = sourcePath(source);
  return path === null ? null : <Link to={path}>{t('all')}</Link>;
}
