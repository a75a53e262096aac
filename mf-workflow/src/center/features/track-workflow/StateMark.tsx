import type { TrackState } from '@portico/shared-kit/contract/workflow-track.schema';
import { CheckOutlined, CaretRightOutlined, EllipsisOutlined, RightOutlined } from '@portico/shared-kit/ui/icons';
import styles from './StateMark.module.css';

const icons = {
  done: CheckOutlined,
  live: CaretRightOutlined,
  coming: EllipsisOutlined,
  passedBy: RightOutlined,
} as const;

/** Sign of a node's state: a shape of its own for each state, so that nobody needs to tell colours apart. */
export function StateMark({ state }: { readonly state: TrackState }) {
  const Icon = icons[state];
  return (
    <span className={styles.mark} data-state={state} aria-hidden>
      {state !== 'passedBy' && <Icon />}
    </span>
  );
}
