import { useLocale } from '@portico/shared-kit/i18n';
import { columnStatisticsTexts } from './column-statistics.texts.ts';

/** Returns the function that writes a count with its share of all. */
export function useShare(total: number): (count: number) => string {
  const t = columnStatisticsTexts.useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (count) => t('share', { count, share: percent.format(total === 0 ? 0 : count / total) });
}
