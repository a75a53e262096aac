import { Bone, LateSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './DelegationList.module.css';

const rows = ['a', 'b', 'c'];
const facts = ['a', 'b', 'c'];

/** The outline of a list of delegations, where its rows will stand. */
export function DelegationListSkeleton() {
  return (
    <LateSkeleton>
      <ul className={styles['list']}>
        {rows.map((row) => (
          <li key={row} className={styles['item']}>
            <Bone width="64%" height={16} />
            <span className={styles['facts']}>
              {facts.map((fact) => (
                <Bone key={fact} width={120} height={16} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </LateSkeleton>
  );
}
