import { Button } from 'antd/es';
import { useNavigate } from 'react-router-dom';
import { defaultTarget } from '../session/return-target.ts';
import { pagesTexts } from './pages.texts.ts';

/** The way out of a page that has nothing to show. */
export function HomeLink() {
  const t = pagesTexts.useT();
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate(defaultTarget)}>
      {t('home')}
    </Button>
  );
}
