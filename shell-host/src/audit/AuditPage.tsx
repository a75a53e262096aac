import type { AuditEntry } from '@portico/shared-kit/contract/audit.schema';
import { EmptyState, ErrorState, DelayedSkeleton, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { ExportOutlined, ReloadOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { useState } from 'react';
import { AuditConditions } from './AuditConditions.tsx';
import { AuditDetail } from './AuditDetail.tsx';
import { AuditList } from './AuditList.tsx';
import styles from './AuditPage.module.css';
import { auditPageTexts } from './audit-page.texts.ts';
import { type AuditSearch, useAuditSearch } from './use-audit-search.ts';
import { useExport } from './use-export.ts';

/** The audit trail for administrators: who did what, when, from where, on what, and how it ended. */
export function AuditPage() {
  const t = auditPageTexts.useT();
  const search = useAuditSearch();
  const { exportFound, isExporting } = useExport(search.question);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.about}>{t('about')}</p>
        </div>
        <div className={styles.actions}>
          <Button icon={<ReloadOutlined aria-hidden="true" />} loading={search.isFetching} onClick={search.refresh}>
            {t('refresh')}
          </Button>
          <Button icon={<ExportOutlined aria-hidden="true" />} loading={isExporting} onClick={exportFound}>
            {isExporting ? t('exporting') : t('export')}
          </Button>
        </div>
      </div>
      <AuditConditions key={search.appliedKey} applied={search.applied} onApply={search.apply} />
      <AuditSearchResults search={search} onOpen={setOpened} />
      {opened !== null && <AuditDetail entry={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface AuditSearchResultsProps {
  readonly search: AuditSearch;
  onOpen(entry: AuditEntry): void;
}

/** Draws the events that were found, in all states, with the way back in time. */
function AuditSearchResults({ search, onOpen }: AuditSearchResultsProps) {
  const t = auditPageTexts.useT();
  const { data, failure, isFetching, isNarrowed, refresh, goTo } = search;
  if (failure !== null) return <ErrorState failure={failure} onRetry={refresh} isRetrying={isFetching} />;
  if (data === undefined) {
    return (
      <DelayedSkeleton>
        <LinesSkeleton lines={10} />
      </DelayedSkeleton>
    );
  }
  const isDeep = search.cursor !== null;
  if (data.content.length === 0 && !isDeep) {
    if (isNarrowed) return <NoResult onClear={() => search.apply({})} />;
    return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  }
  const { cursor } = data;
  return (
    <>
      <AuditList entries={data.content} isBusy={isFetching} onOpen={onOpen} />
      <div className={styles.pages}>
        {isDeep && <Button onClick={() => goTo(null)}>{t('newest')}</Button>}
        {cursor !== null && <Button onClick={() => goTo(cursor)}>{t('older')}</Button>}
      </div>
    </>
  );
}
