import { useGetColumnStatisticsQuery } from '@portico/shared-kit/api/list-modes.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { columnTitle } from '../list/column-title.model.ts';
import { QueryDialog } from '../list/QueryDialog.tsx';
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
  const { schemaCode, properties, view } = config;
  const query = useGetColumnStatisticsQuery({ schemaCode, propertyCode, ...criteria });
  const property = properties.find(({ code }) => code === propertyCode);
  const column = view.queryColumns.find((each) => each.propertyCode === propertyCode);
  const name = column === undefined ? propertyCode : columnTitle(column, properties, locale);
  return (
    <QueryDialog title={t('title', { name })} width={520} query={query} onClose={onClose}>
      {(statistics) =>
        statistics.total === 0 || property === undefined ? (
          <EmptyState title={t('nothing')} />
        ) : (
          <>
            <p className={styles.scope}>{t('scope')}</p>
            <Figures property={property} statistics={statistics} />
            <FrequentValues property={property} statistics={statistics} />
          </>
        )
      }
    </QueryDialog>
  );
}
