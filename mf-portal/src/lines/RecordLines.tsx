import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import type { TextSource } from '@portico/shared-kit/portal-pages';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { InboxOutlined } from '@portico/shared-kit/ui/icons';
import { useFormPath } from '../links/use-form-path.ts';
import { usePageFilter } from '../page-filters/page-filter-context.ts';
import { WidgetAnswer, WidgetEmpty, type WidgetQuery } from '@portico/shared-kit/ui/widget-state';
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
  return (
    <WidgetAnswer query={bothOf(config, records)} lines={Math.min(size, 5)}>
      {([model, page]) => <Lines config={model} page={page} source={source} listIcon={listIcon} />}
    </WidgetAnswer>
  );
}

/** Returns two answers as one: what failed of them is asked again. */
function bothOf<TOne, TOther>(
  one: WidgetQuery<TOne>,
  other: WidgetQuery<TOther>,
): WidgetQuery<readonly [TOne, TOther]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch() {
      for (const each of [one, other]) if (each.error) each.refetch();
    },
  };
}

interface AnsweredLinesProps extends Pick<LinesProps, 'source' | 'listIcon'> {
  readonly config: ListConfig;
  readonly page: RecordPage;
}

function Lines({ config: { schemaCode, properties }, page, source, listIcon }: AnsweredLinesProps) {
  const t = linesTexts.useT();
  const locale = useLocale();
  const formPath = useFormPath();
  if (page.content.length === 0) return <WidgetEmpty icon={<InboxOutlined />} title={t('none')} />;
  const fields = shownFields(source, properties);
  return (
    <WidgetLines>
      {page.content.map((record) => {
        const { title, others } = recordLine(record, fields, { showFieldTitle: source.showFieldTitle, locale });
        return (
          <WidgetLine
            key={record.id}
            to={formPath({ objectId: record.id, schemaCode })}
            mark={<ListMark icon={listIcon} />}
          >
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
