import type { ChartData, ChartMember } from '@portico/shared-kit/contract/reports.schema';
import { aggregateLabel, type AggregateCode, displayAggregate, propertyName } from '@portico/shared-kit/fields';
import { formatNumber } from '@portico/shared-kit/formats';
import { type Locale, localised, localisedText } from '@portico/shared-kit/i18n';
import { reportTexts } from './reports.texts.ts';

const counted = { style: 'thousands', fractionDigits: null, currencySign: '' } as const;

type Dimension = ChartData['dimensions'][number];
type Measure = ChartData['measures'][number];

/** Returns a value of a dimension as its readers know it. */
export function memberLabel({ kind, level }: Dimension, { key, name, name_i18n }: ChartMember, locale: Locale): string {
  if (key === null) return reportTexts.t(locale, 'none');
  if (kind === 'boolean') return reportTexts.t(locale, key === 'true' ? 'yes' : 'no');
  if (kind === 'date') return dateLabel(key, level, locale);
  return name === null || name === '' ? key : localised(name, name_i18n, locale);
}

/** A key is the first day of its unit. */
function dateLabel(key: string, level: Dimension['level'], locale: Locale): string {
  const [year = '', month = ''] = key.split('-');
  if (level === 'year') return reportTexts.t(locale, 'year', { year });
  if (level === 'month') return reportTexts.t(locale, 'month', { year, month });
  const quarter = String(Math.ceil(Number(month) / 3));
  return level === 'quarter' ? reportTexts.t(locale, 'quarter', { year, quarter }) : key;
}

/** Returns the words for a measure: its own title, or its field and aggregate. */
export function measureLabel({ property, aggregate, title }: Measure, locale: Locale): string {
  if (title !== null) return localisedText(title, locale);
  if (property === null) return reportTexts.t(locale, 'records');
  const words = {
    field: propertyName(property, locale),
    aggregate: aggregateLabel(aggregate as AggregateCode, locale),
  };
  return reportTexts.t(locale, 'measure', words);
}

/** Returns a figure as its field writes it; empty where there is none. */
export function figureLabel({ property, aggregate }: Measure, value: string | null, locale: Locale): string {
  if (value === null) return '';
  if (property === null || aggregate === 5) return formatNumber(value, counted);
  return displayAggregate(property, aggregate as AggregateCode, value, { locale });
}

/** Returns the title of a chart: its own, or what it shows by what. */
export function chartTitle(data: Pick<ChartData, 'title' | 'measures' | 'dimensions'>, locale: Locale): string {
  if (data.title !== null) return localisedText(data.title, locale);
  const comma = reportTexts.t(locale, 'comma');
  const measures = data.measures.map((measure) => measureLabel(measure, locale)).join(comma);
  const dimensions = data.dimensions.map(({ name, name_i18n }) => localised(name, name_i18n, locale)).join(comma);
  return dimensions === '' ? measures : reportTexts.t(locale, 'by', { measures, dimensions });
}
