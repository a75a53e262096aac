import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { FileSearchOutlined } from '@portico/shared-kit/ui/icons';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../navigation/route-table.ts';
import { HomeLink } from './HomeLink.tsx';
import { pagesTexts } from './pages.texts.ts';

/** A page of the route table that no remote brings to this portal: names the remote that would. */
export function MissingPage() {
  const t = pagesTexts.useT();
  const { pathname } = useLocation();
  return (
    <StateBlock
      isPage
      icon={<FileSearchOutlined />}
      title={t('missing.title')}
      hint={t('missing.hint', { remote: routeAt(pathname)?.remote ?? '' })}
      actions={<HomeLink />}
    />
  );
}
