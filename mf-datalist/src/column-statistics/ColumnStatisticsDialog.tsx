import { useFailure } from '@portico/shared-kit/api';
import { useGetColumnStatisticsQuery } from '@portico/shared-kit/api/list-modes.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Modal } from 'antd';
import { columnTitle } from '../list/column-title.model.ts';
import styles from './ColumnStatistics.module.css';
import { columnStatisticsTexts } from './column-statistics.texts.ts';
import { Figures } from './Figures.tsx';
import { FrequentValues } from './FrequentValues.tsx';

interface ColumnStatisticsDialogProps {
  readonly config: ListConfig;
  readonly propertyCode: string;
  /** Conditions of the list. */
  readonly criteria: Pick<QueryRecordsInput, 'queryCode' | 'filter' | 'search'>;
  readonly onClose: () => void;
}

/** The figures of a column over all records that the list finds: counts, sums, and the most frequent values. */
export function ColumnStatisticsDialog(props: ColumnStatisticsDialogProps) {
  const { config, propertyCode, criteria, onClose } = props;
  const t = columnStatisticsTexts.useT();
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useGetColumnStatisticsQuery({
    schemaCode: config.schemaCode,
    propertyCode,
    ...criteria,
  });
  const failure = useFailure(error);
  const property = config.properties.find(({ code }) => code === propertyCode);
  const column = config.view.queryColumns.find((each) => each.propertyCode === propertyCode);
  const name = column === undefined ? propertyCode : columnTitle(column, config.properties, locale);
  return (
    <Modal open width={520} title={t('title', { name })} footer={null} onCancel={onClose}>
      <p className={styles.scope}>{t('scope')}</p>
      {error !== undefined && <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton lines={6} />}
      {error === undefined && data?.total === 0 && <EmptyState title={t('nothing')} />}
      {error === undefined && data !== undefined && data.total > 0 && property !== undefined && (
        <>
          <Figures property={property} statistics={data} />
          <FrequentValues property={property} statistics={data} />
        </>
      )}
    </Modal>
  );
}
