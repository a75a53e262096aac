import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import { aggregateLabel, displayAggregate, isAggregateCode } from '@portico/shared-kit/fields';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import type { ColumnSummaries, ColumnSummary } from '@portico/shared-kit/ui/grid';
import { useMemo } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';

/** The figures of a page, which are not there while nothing has come. */
type Sums = Pick<RecordPage, 'sumMap' | 'partialSums'>;

interface SummariesInput {
  readonly config: ListConfig;
  readonly columns: readonly ListColumn[];
  readonly page: Sums | undefined;
}

/** Returns the summary row's figures for the columns that are shown, by their codes. */
export function useSummaries({ config, columns, page }: SummariesInput): ColumnSummaries {
  const locale = useLocale();
  const { sumMap, partialSums } = page ?? {};
  return useMemo(
    () => summariesOf({ config, columns }, { sums: { sumMap, partialSums }, locale }),
    [config, columns, sumMap, partialSums, locale],
  );
}

/** Returns the figures of some records for the columns that are shown, by their codes. */
export function summariesOf(
  { config, columns }: Pick<SummariesInput, 'config' | 'columns'>,
  figures: Figures,
): ColumnSummaries {
  return Object.fromEntries(
    columns
      .filter(({ isShow }) => isShow !== false)
      .map((column) => [column.propertyCode, summaryOf(config, column, figures)]),
  );
}

interface Figures {
  readonly sums: Partial<Record<keyof Sums, unknown>> & { readonly [K in keyof Sums]?: Sums[K] | undefined };
  readonly locale: Locale;
}

/** Returns the summary of a column; undefined where the view asks for no figure. The row itself says "total". */
function summaryOf(config: ListConfig, column: ListColumn, { sums, locale }: Figures): ColumnSummary | undefined {
  const { sumType, propertyCode } = column;
  const property = config.properties.find(({ code }) => code === propertyCode);
  const figure = sums.sumMap?.[propertyCode];
  if (property === undefined || !isAggregateCode(sumType) || figure === undefined) return undefined;
  return {
    text: displayAggregate(property, sumType, figure ?? '', { locale }),
    label: sumType === 1 ? undefined : aggregateLabel(sumType, locale),
    note: sums.partialSums?.includes(propertyCode) === true ? datalistTexts.t(locale, 'partialSum') : undefined,
  };
}
