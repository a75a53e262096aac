import { useFailure } from '@portico/shared-kit/api';
import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { ErrorState, LinesSkeleton, StateBlock } from '@portico/shared-kit/ui/feedback';
import { BarChartOutlined, LinkOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { HomeLink } from '../pages/HomeLink.tsx';
import { framedAddress, namedEntry } from './framed-address.model.ts';
import { framedTexts } from './framed.texts.ts';
import { PortalFrame } from './PortalFrame.tsx';

interface MenuEntryPageProps {
  readonly appCode: string | null | undefined;
  /** The code of the entry, or its page address. */
  readonly wanted: string | null | undefined;
}

/** A report or a page that the menu of an application has an address for; else the page says that none is set. */
export function MenuEntryPage({ appCode, wanted }: MenuEntryPageProps) {
  const { data, error, refetch } = useListMenuQuery(appCode ?? '', { skip: !appCode });
  const failure = useFailure(error);
  if (!appCode || !wanted) return <NotSet />;
  if (data !== undefined) return <Entry entry={namedEntry(data, wanted)} />;
  return error === undefined ? (
    <LinesSkeleton />
  ) : (
    <ErrorState isPage failure={failure} onRetry={() => void refetch()} />
  );
}

function Entry({ entry }: { readonly entry: MenuNode | undefined }) {
  const t = framedTexts.useT();
  const locale = useLocale();
  const name = entry && localised(entry.name, entry.name_i18n, locale);
  usePageTitle(name);
  const address = framedAddress(entry?.pcUrl, location.origin);
  if (name === undefined || address.kind === 'notSet') return <NotSet />;
  if (address.kind === 'frame') return <PortalFrame key={address.path} path={address.path} title={name} />;
  return (
    <StateBlock
      isPage
      icon={<LinkOutlined />}
      title={t('outside.title', { name })}
      hint={t('outside.hint', { site: new URL(address.url).host })}
      actions={
        <Button type="primary" href={address.url} target="_blank" rel="noopener noreferrer">
          {t('outside.open')}
        </Button>
      }
    />
  );
}

function NotSet() {
  const t = framedTexts.useT();
  return (
    <StateBlock
      isPage
      icon={<BarChartOutlined />}
      title={t('notSet.title')}
      hint={t('notSet.hint')}
      actions={<HomeLink />}
    />
  );
}
