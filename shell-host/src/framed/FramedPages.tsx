import { useParams, useSearchParams } from 'react-router-dom';
import { singleApplication } from '../single-application/single-application.ts';
import { MenuEntryPage } from './MenuEntryPage.tsx';

/** A page of an application's menu: `:url` is its code or its address, and `code` or `pcUrl` in the query otherwise. */
export function DefinedPage() {
  const { appCode, url } = useParams();
  const [search] = useSearchParams();
  return (
    <MenuEntryPage
      appCode={appCode ?? search.get('appCode') ?? singleApplication()}
      wanted={url ?? search.get('code') ?? search.get('pcUrl')}
    />
  );
}
