import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { usePageTitle } from '@portico/shared-kit/remotes/react';
import { CardsSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert, Button } from 'antd';
import { portalTexts } from '../portal.texts.ts';
import { PageSurface } from './PageSurface.tsx';
import styles from './PortalPageView.module.css';
import { usePortalPage } from './use-portal-page.ts';

/** A portal page as people use it. */
export function PortalPageView({ code }: { readonly code: string }) {
  const t = portalTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { document, record, problem, isFetching, retry } = usePortalPage(code);
  const name = record ? localised(record.name, record.name_i18n, locale) : undefined;
  usePageTitle(name);
  const retryButton = (
    <Button size="small" type="text" loading={isFetching} onClick={retry}>
      {common('retry')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{name ?? t('page.title')}</h1>
      {problem !== null && (
        <Alert className={styles.notice} type="warning" showIcon title={t(`page.${problem}`)} action={retryButton} />
      )}
      {document === null ? (
        <div className={styles.waiting}>
          <CardsSkeleton cards={5} />
        </div>
      ) : (
        <PageSurface document={document} />
      )}
    </div>
  );
}
