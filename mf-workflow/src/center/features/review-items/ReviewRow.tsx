import type { ReviewedItem } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { displayValue, propertyName } from '@portico/shared-kit/fields';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { Checkbox } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { instancePath, withReturn } from '../../../addresses.model.ts';
import type { ReviewColumn } from './review.model.ts';
import { reviewTexts } from './review.texts.ts';
import styles from './BulkReview.module.css';

interface ReviewRowProps {
  readonly item: ReviewedItem;
  readonly columns: readonly ReviewColumn[];
  readonly isIncluded: boolean;
  onToggle(): void;
}

/** An item beside the others of its group; what is unlike them is marked and said in words. */
export function ReviewRow({ item, columns, isIncluded, onToggle }: ReviewRowProps) {
  const t = reviewTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const title = localised(item.instanceName, item.instanceName_i18n, locale);
  const path = withReturn(instancePath(item.workflowInstanceId, item.id), pathname + search);
  return (
    <tr data-out={!isIncluded}>
      <td className={styles.tick}>
        <Checkbox checked={isIncluded} aria-label={t('include', { name: title })} onChange={onToggle} />
      </td>
      <th scope="row">
        <Link to={path}>{title}</Link>
        <span className={styles.who}>{localised(item.originator.name, item.originator.name_i18n, locale)}</span>
      </th>
      {columns.map(({ property, isNumber, marks }) => {
        const mark = marks.get(item.id);
        const value = item.values[property.code];
        return (
          <td
            key={property.code}
            data-number={isNumber}
            data-marked={mark !== undefined}
            data-label={propertyName(property, locale)}
          >
            <span className={styles.value}>
              {value === undefined ? common('empty') : displayValue(property, value, { locale })}
            </span>
            {mark !== undefined && (
              <span className={styles.mark}>
                {t(`mark.${mark.kind}`, { usual: mark.usual, low: mark.low, high: mark.high })}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
