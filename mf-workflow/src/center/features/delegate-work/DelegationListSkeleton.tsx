import { SkeletonBar, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './DelegationList.module.css';

const rows = ['a', 'b', 'c'];
const facts = ['a', 'b', 'c'];

/** The outline of a list of delegations, where its rows will stand. */
export function DelegationListSkeleton() {
  return (
    <DelayedSkeleton>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row} className={styles.item}>
            <SkeletonBar width="64%" height={16} />
            <span className={styles.facts}>
              {facts.map((fact) => (
                <SkeletonBar key={fact} width={120} height={16} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </DelayedSkeleton>
  );
}
