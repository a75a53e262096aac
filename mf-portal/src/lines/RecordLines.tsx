import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import type { TextSource } from '@portico/shared-kit/portal-pages';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { InboxOutlined } from '@portico/shared-kit/ui/icons';
import { useLocation } from 'react-router-dom';
import { usePageFilter } from '../page-filters/page-filter-context.ts';
import { WidgetEmpty, WidgetError, WidgetLinesSkeleton } from '../widgets/WidgetState.tsx';
import { linesTexts } from './lines.texts.ts';
import type { LinesProps } from './lines-props.ts';
import { ListMark } from './ListMark.tsx';
import { recordLine, shownFields } from './record-line.model.ts';
import styles from './RecordLines.module.css';
import { WidgetLine, WidgetLines } from './WidgetLines.tsx';

interface RecordLinesProps extends LinesProps {
  /** Code of the model. */
  readonly schemaCode: string;
}

/** Records of a model as lines, each of which leads to its form. The model and its records are asked for together. */
export function RecordLines({ schemaCode, source, size, listIcon }: RecordLinesProps) {
  const pageFilter = usePageFilter();
  const config = useGetListConfigDataQuery({ schemaCode });
  const { sortField, sortRule, displayField, queryConditions } = source;
  const direction = sortRule === 'ascending' ? 'asc' : 'desc';
  const records = useQueryRecordsQuery(
    {
      schemaCode,
      page: 0,
      size,
      columns: [...displayField],
      filters: queryConditions.map((condition) => ({ ...condition })),
      ...(pageFilter === null ? {} : { filter: pageFilter }),
      ...(sortField === null ? {} : { orderBy: [{ propertyCode: sortField, direction }] }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => {
    if (config.error) void config.refetch();
    if (records.error) void records.refetch();
  };
  if (config.data !== undefined && records.data !== undefined)
    return <Lines config={config.data} page={records.data} source={source} listIcon={listIcon} />;
  const error = config.error ?? records.error;
  const isRetrying = config.isFetching || records.isFetching;
  return error ? (
    <WidgetError error={error} isRetrying={isRetrying} onRetry={retry} />
  ) : (
    <WidgetLinesSkeleton lines={Math.min(size, 5)} />
  );
}

interface AnsweredLinesProps extends Pick<LinesProps, 'source' | 'listIcon'> {
  readonly config: ListConfig;
  readonly page: RecordPage;
}

function Lines({ config: { schemaCode, properties }, page, source, listIcon }: AnsweredLinesProps) {
  const t = linesTexts.useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (page.content.length === 0) return <WidgetEmpty icon={<InboxOutlined />} title={t('none')} />;
  const fields = shownFields(source, properties);
  const formOf = (recordId: string) =>
    `/form/detail?${new URLSearchParams({ objectId: recordId, schemaCode, return: pathname + search }).toString()}`;
  return (
    <WidgetLines>
      {page.content.map((record) => {
        const { title, others } = recordLine(record, fields, { showFieldTitle: source.showFieldTitle, locale });
        return (
          <WidgetLine key={record.id} to={formOf(record.id)} mark={<ListMark icon={listIcon} />}>
            <span className={styles.fields}>
              <Ellipsis text={title} />
              {others.length > 0 && <Others words={others} source={source} />}
            </span>
          </WidgetLine>
        );
      })}
    </WidgetLines>
  );
}

function Others({ words, source }: { readonly words: readonly string[]; readonly source: TextSource }) {
  return (
    <span className={styles.others}>
      {words.map((word, index) => (
        <span key={source.displayField[index + 1] ?? word} className={styles.other}>
          <Ellipsis text={word} />
        </span>
      ))}
    </span>
  );
}
