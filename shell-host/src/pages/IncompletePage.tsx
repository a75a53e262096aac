import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { LinkOutlined } from '@portico/shared-kit/ui/icons';
import { HomeLink } from './HomeLink.tsx';
import { pagesTexts } from './pages.texts.ts';

/** The query of this address has none of the forms that its page takes (shell spec, section 2: query forms). */
export function IncompletePage() {
  const t = pagesTexts.useT();
  return (
    <StateBlock
      isPage
      icon={<LinkOutlined />}
      title={t('incomplete.title')}
      hint={t('incomplete.hint')}
      actions={<HomeLink />}
    />
  );
}
