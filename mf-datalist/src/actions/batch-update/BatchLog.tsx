import { useFailure } from '@portico/shared-kit/api';
import { useGetBatchUpdateLogQuery } from '@portico/shared-kit/api/record-batches.api';
import type { BatchLogEntry } from '@portico/shared-kit/contract/record-batches.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState, LateSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { Pagination } from 'antd';
import { useState } from 'react';
import styles from './BatchUpdate.module.css';
import { batchUpdateTexts } from './batch-update.texts.ts';

/** Entries in a page; the server has the rest. */
const pageSize = 20;
/** Date format code with seconds (list spec, section 9). */
const toSeconds = 2;

/** Batch updates of the model, newest first. */
export function BatchLog({ schemaCode }: { readonly schemaCode: string }) {
  const t = batchUpdateTexts.useT();
  const [page, setPage] = useState(0);
  const asked = { schemaCode, page, size: pageSize };
  const { data, error, isFetching, refetch } = useGetBatchUpdateLogQuery(asked, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  if (error !== undefined) {
    return <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <LateSkeleton>
        <LinesSkeleton />
      </LateSkeleton>
    );
  }
  if (data.totalElements === 0) return <EmptyState title={t('log.empty')} hint={t('log.emptyHint')} />;
  return (
    <>
      {/* Another page begins at its top. */}
      <div
        key={page}
        role="group"
        className={styles['scroll']}
        aria-label={t('log.title')}
        aria-busy={isFetching}
        tabIndex={0}
      >
        <ol className={styles['entries']}>
          {data.content.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </div>
      {data.totalElements > pageSize && (
        <nav aria-label={t('log.pages')} className={styles['pages']}>
          <Pagination
            size="small"
            current={page + 1}
            pageSize={pageSize}
            total={data.totalElements}
            showSizeChanger={false}
            onChange={(wanted) => setPage(wanted - 1)}
          />
        </nav>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: BatchLogEntry }) {
  const t = batchUpdateTexts.useT();
  const locale = useLocale();
  const user = localised(entry.userName, entry.userName_i18n, locale);
  const property = localised(entry.propertyName, entry.propertyName_i18n, locale);
  const value = localised(entry.modifiedValue, entry.modifiedValue_i18n, locale);
  const { total, successCount: success, failCount: fail } = entry;
  return (
    <li className={styles['entry']}>
      <Portrait size={32} user={{ name: entry.userName, name_i18n: entry.userName_i18n, imgUrl: entry.imgUrl }} />
      <b>{user}</b>
      <time dateTime={entry.createdTime}>{formatDate(entry.createdTime, toSeconds)}</time>
      <p>{t('log.entry', { property, value })}</p>
      <p className={styles['counts']}>{t('log.counts', { total, success, fail })}</p>
    </li>
  );
}
