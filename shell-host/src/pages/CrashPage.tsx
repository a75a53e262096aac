import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { useRouteError } from 'react-router-dom';
import { pagesTexts } from './pages.texts.ts';

/** Stands in for the whole portal when the shell itself fails while drawing. */
export function CrashPage() {
  const t = pagesTexts.useT();
  const error = useRouteError();
  const detail = error instanceof Error ? error.message : '';
  const message = [t('crash.title'), t('crash.hint'), detail].filter(Boolean).join(' ');
  return <ErrorState isPage failure={{ message }} onRetry={() => location.reload()} />;
}
