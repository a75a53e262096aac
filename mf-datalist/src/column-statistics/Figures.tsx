import type { ColumnStatistics } from '@portico/shared-kit/contract/column-statistics.schema';
import { groupLimits } from '@portico/shared-kit/contract/group-limits';
import { aggregateLabel, displayAggregate, isAggregateCode, type Property } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import styles from './ColumnStatistics.module.css';
import { columnStatisticsTexts } from './column-statistics.texts.ts';
import { useShare } from './use-share.ts';

interface FiguresProps {
  readonly property: Property;
  readonly statistics: ColumnStatistics;
}

/** Characters that a figure has room for in one column of the dialog. */
const longFigure = 15;

/** The counts of a column, and the figures of its kind. */
export function Figures({ property, statistics }: FiguresProps) {
  const t = columnStatisticsTexts.useT();
  const locale = useLocale();
  const { total, filled, figures, values, distinct } = statistics;
  const share = useShare(total);
  const number = (count: number) => count.toLocaleString(locale);
  const own = Object.entries(figures).flatMap(([key, figure]) => {
    const code = Number(key);
    if (!isAggregateCode(code)) return [];
    return [{ label: aggregateLabel(code, locale), text: displayAggregate(property, code, figure ?? '', { locale }) }];
  });
  const counts = [
    { label: t('total'), text: number(total) },
    { label: t('filled'), text: share(filled) },
    { label: t('empty'), text: share(total - filled) },
    ...(values === null
      ? []
      : [
          {
            label: t('distinct'),
            text: distinct === null ? t('many', { limit: groupLimits.groups }) : number(distinct),
          },
        ]),
  ];
  return (
    <dl className={styles.figures}>
      {[...counts, ...own].map(({ label, text }) => (
        <div key={label} className={text.length > longFigure ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
