import { commonTexts } from '../../../../i18n/common.texts.ts';
import { CheckOutlined } from '../../../../ui/icons/index.ts';
import { LinesSkeleton } from '../../../../ui/feedback/index.ts';
import type { PickerListProps } from './picker-list.ui.ts';
import styles from './RecordPicker.module.css';

/** Values that a card shows below its first one. */
const fieldsShown = 3;

/** The records as cards for a phone: a tap picks one or takes it back. */
export function PickerCards({ label, picker, placeholder, chosen, onPress }: PickerListProps) {
  const common = commonTexts.useT();
  if (picker.page === null && picker.isLoading) return <LinesSkeleton lines={8} />;
  if (placeholder !== null) return placeholder;
  const [first, ...rest] = picker.columns;
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={picker.isLoading}>
      {picker.page?.content.map((record) => (
        <li key={record.id}>
          <button
            type="button"
            className={styles.card}
            aria-pressed={chosen.has(record.id)}
            onClick={() => onPress(record)}
          >
            <span className={styles.cardTitle}>
              {first?.text(record) ?? common('empty')}
              {chosen.has(record.id) && <CheckOutlined />}
            </span>
            {rest.slice(0, fieldsShown).map((column) => (
              <span key={column.id} className={styles.cardField}>
                <span className={styles.cardLabel}>{column.title}</span> {column.text(record) ?? common('empty')}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
