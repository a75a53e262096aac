import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { FileSearchOutlined } from '@portico/shared-kit/ui/icons';
import { HomeLink } from './HomeLink.tsx';
import { pagesTexts } from './pages.texts.ts';

/** No page has this address. */
export function NotFoundPage() {
  const t = pagesTexts.useT();
  return (
    <StateBlock
      isPage
      icon={<FileSearchOutlined />}
      title={t('notFound.title')}
      hint={t('notFound.hint')}
      actions={<HomeLink />}
    />
  );
}
