import { StateBlock } from '@portico/shared-kit/ui/feedback';
import { FileSearchOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBackNavigation } from '../app/back-navigation.ts';
import { returnTarget } from '../session/return-target.ts';
import { HomeLink } from './HomeLink.tsx';
import { pagesTexts } from './pages.texts.ts';

/** A form whose model, sheet or workflow is not published, or not any more (shell spec, section 2). */
export function FormUnpublishedPage() {
  const t = pagesTexts.useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = search.get('return');
  const target = returnTarget(back, location.origin);
  const stepBack = useBackNavigation(target);
  const goBack = () => {
    if (!stepBack()) void navigate(target, { replace: true });
  };
  return (
    <StateBlock
      isPage
      icon={<FileSearchOutlined />}
      title={t('formUnpublished.title')}
      hint={t('formUnpublished.hint')}
      actions={
        <>
          {back !== null && <Button onClick={goBack}>{t('formUnpublished.back')}</Button>}
          <HomeLink />
        </>
      }
    />
  );
}
