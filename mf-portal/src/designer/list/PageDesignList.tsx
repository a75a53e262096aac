import { useFailure } from '@portico/shared-kit/api';
import { useListDesignsQuery } from '@portico/shared-kit/api/designs.api';
import type { PortalPageDesignSummary } from '@portico/shared-kit/contract/portal-page-design.schema';
import {
  availabilityTexts,
  DesignCard,
  designerTexts,
  designListStyles as styles,
  OtherDesigns,
} from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { EmptyState, ErrorState, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined, PlusOutlined } from '@portico/shared-kit/ui/icons';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageDesignPath } from '../addresses.model.ts';
import { usePageAvailability } from '../availability/use-page-availability.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { CreatePageDialog } from './CreatePageDialog.tsx';
import own from './PageDesignList.module.css';

/** Every page that the user designs, by application; and the way to a new one and to a copy. */
export function PageDesignList() {
  const t = pageDesignTexts.useT();
  const words = availabilityTexts.useT();
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const showsRetired = params.get('retired') === '1';
  const [creating, setCreating] = useState<{ readonly copyOf: PortalPageDesignSummary | null } | null>(null);
  const isPhone = useIsPhone();
  const { data, error, refetch } = useListDesignsQuery({ kind: 'portalPage' }, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  usePageTitle(t('title'));
  const show = (wanted: Readonly<Record<string, string>>) =>
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, text]) => text !== '')), { replace: true });
  const search = (text: string) => show({ keyword: text, retired: showsRetired ? '1' : '' });
  return (
    <div className={own.page}>
      <header className={own.header}>
        <h1 className={own.title}>{t('title')}</h1>
        {!isPhone && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setCreating({ copyOf: null })}
          >
            {t('create')}
          </Button>
        )}
      </header>
      <OtherDesigns shown="pages" />
      <SearchBox value={keyword} label={t('search')} onChange={search} />
      <Checkbox checked={showsRetired} onChange={({ target }) => show({ keyword, retired: target.checked ? '1' : '' })}>
        {words('showRetired')}
      </Checkbox>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data !== undefined && (
        <PageSearchResults
          pages={data}
          keyword={keyword}
          showsRetired={showsRetired}
          onCopy={(page) => setCreating({ copyOf: page })}
          onClear={() => search('')}
        />
      )}
      {creating !== null && <CreatePageDialog {...creating} onClose={() => setCreating(null)} />}
    </div>
  );
}

interface PageSearchResultsProps {
  readonly pages: readonly PortalPageDesignSummary[];
  readonly keyword: string;
  readonly showsRetired: boolean;
  onCopy(page: PortalPageDesignSummary): void;
  onClear(): void;
}

function PageSearchResults({ pages, keyword, showsRetired, onCopy, onClear }: PageSearchResultsProps) {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  if (pages.length === 0) return <EmptyState title={t('noPages')} hint={t('noPagesHint')} />;
  const wanted = keyword.trim().toLowerCase();
  const isWanted = ({ name, name_i18n, pageCode }: PortalPageDesignSummary) =>
    [name, pageCode, localised(name, name_i18n, locale)].some((text) => text.toLowerCase().includes(wanted));
  const found = pages.filter((page) => (showsRetired || page.availability !== 'retired') && isWanted(page));
  if (found.length === 0) return <NoResult onClear={onClear} />;
  const groups = [...new Map(found.map((page) => [page.appCode, page])).values()];
  return groups.map(({ appCode, appName, appName_i18n }) => (
    <section key={appCode} className={styles.group} aria-labelledby={`pages-${appCode ?? ''}`}>
      <h2 id={`pages-${appCode ?? ''}`} className={styles.groupTitle}>
        {appCode === null ? t('portal') : localised(appName ?? appCode, appName_i18n, locale)}
      </h2>
      <ul className={styles.list}>
        {found
          .filter((page) => page.appCode === appCode)
          .map((page) => (
            <li key={page.pageCode} className={own.entry}>
              <PageEntry page={page} onCopy={() => onCopy(page)} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function PageEntry({ page, onCopy }: { readonly page: PortalPageDesignSummary; onCopy(): void }) {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const states = availabilityTexts.useT();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const availability = usePageAvailability(page);
  const { pageCode, appCode, appName, appName_i18n, name, name_i18n } = page;
  const audience =
    appCode === null ? t('everybody') : t('usersOf', { name: localised(appName ?? appCode, appName_i18n, locale) });
  const items = [{ key: 'copy', label: t('copy'), onClick: onCopy }, ...availability];
  return (
    <>
      <DesignCard
        design={page}
        place={[audience, pageCode]}
        to={pageDesignPath(pageCode)}
        unavailable={page.availability === 'on' ? null : states(page.availability)}
      />
      {!isPhone && (
        <MenuButton menu={{ items }}>
          <Button
            type="text"
            icon={<EllipsisOutlined aria-hidden="true" />}
            aria-label={`${words('more')} ${localised(name, name_i18n, locale)}`}
          />
        </MenuButton>
      )}
    </>
  );
}
