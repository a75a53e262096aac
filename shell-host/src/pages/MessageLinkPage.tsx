import { useFailure } from '@portico/shared-kit/api';
import { useGetMessageFormUrlQuery } from '@portico/shared-kit/api/notifications.api';
import { ErrorState, LinesSkeleton, StateBlock } from '@portico/shared-kit/ui/feedback';
import { BellOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { useSearchParams } from 'react-router-dom';
import { wayToBrowser } from '../layout/header/open-in-browser.model.ts';
import { HomeLink } from './HomeLink.tsx';
import { pagesTexts } from './pages.texts.ts';

/** A message that the portal was opened for: the form it is about, as a link to open in the browser (shell spec, section 2). */
export function MessageLinkPage() {
  const t = pagesTexts.useT();
  const [search] = useSearchParams();
  const messageId = search.get('messageId') ?? '';
  const { data, error, refetch } = useGetMessageFormUrlQuery({ messageId });
  const failure = useFailure(error);
  if (data === undefined)
    return error === undefined ? (
      <LinesSkeleton />
    ) : (
      <ErrorState isPage failure={failure} onRetry={() => void refetch()} />
    );
  const { url } = data;
  return (
    <StateBlock
      isPage
      icon={<BellOutlined />}
      title={url === null ? t('message.nowhere') : t('message.title')}
      hint={url === null ? t('message.nowhereHint') : t('message.hint')}
      actions={
        url === null ? (
          <HomeLink />
        ) : (
          <Button type="primary" href={outOfDingTalk(url)} target="_blank" rel="noopener">
            {t('message.open')}
          </Button>
        )
      }
    />
  );
}

/** DingTalk on a computer would open a new tab inside itself. */
function outOfDingTalk(url: string): string {
  const way = wayToBrowser(navigator.userAgent, new URL(url, location.origin).href);
  return way?.kind === 'link' ? way.href : url;
}
