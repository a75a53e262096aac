import { SkeletonBar, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import listStyles from './ItemList.module.css';
import styles from './ItemRow.module.css';

const rows = ['a', 'b', 'c', 'd', 'e'];
const facts = ['a', 'b', 'c'];

/** The outline of a list of workflow items: rows of a title and three facts, where they will stand. */
export function ItemListSkeleton() {
  return (
    <DelayedSkeleton>
      <ul className={listStyles.list} data-outline="true">
        {rows.map((row) => (
          <li key={row} className={listStyles.item}>
            <span className={styles.row}>
              <Outline width="64%" />
              <span className={styles.facts}>
                {facts.map((fact) => (
                  <Outline key={fact} width={120} />
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </DelayedSkeleton>
  );
}

/** Two lines that are as high as a name over its value. */
function Outline({ width }: { readonly width: string | number }) {
  return (
    <span className={styles.outline}>
      <SkeletonBar width={width} height={16} />
      <SkeletonBar width={64} height={12} />
    </span>
  );
}
