import { useFailure } from '@portico/shared-kit/api';
import { useGetPortalPageQuery } from '@portico/shared-kit/api/portal.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { readPortalPage } from '@portico/shared-kit/portal-pages';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { CardsSkeleton, EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { pageDesignTexts } from '../page-design.texts.ts';
import styles from './DraftPreview.module.css';
import { PagePreview } from './PagePreview.tsx';

/** The draft of a page, or where there is none what is published, in a window of its own. */
export function DraftPreview({ pageCode }: { readonly pageCode: string }) {
  const t = pageDesignTexts.useT();
  const locale = useLocale();
  const { data, error, refetch } = useGetPortalPageQuery({ code: pageCode }, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const saved = data?.draftPortalJson ?? data?.publishedPortalJson ?? null;
  const document = useMemo(() => (saved === null ? null : readPortalPage(saved)), [saved]);
  const isDraft = data !== undefined && saved !== data.publishedPortalJson;
  const name = data === undefined ? undefined : localised(data.name, data.name_i18n, locale);
  usePageTitle(name);
  if (error !== undefined) return <ErrorState isPage failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardsSkeleton cards={5} />;
  if (document === null) return <EmptyState title={t('unreadable')} hint={t('unreadableHint')} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{name}</h1>
      <PagePreview
        pageCode={pageCode}
        document={document}
        actions={isDraft && <Tag color="processing">{t('fromDraft')}</Tag>}
      />
    </div>
  );
}
