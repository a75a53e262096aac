import type { MenuProps } from 'antd';
import styles from './ActionBar.module.css';
import type { ListAction } from './action-row.ts';
import type { ListActionsModel } from './use-list-actions.tsx';

/** Actions as a menu; why one cannot be used stands below its name. */
export function actionItems(shown: readonly ListAction[], { reasonOf, run }: ListActionsModel): MenuProps {
  const items = shown.map((action) => {
    const reason = reasonOf(action);
    const { Icon } = action.row;
    const words = reason === null ? null : <span className={styles.reason}>{reason}</span>;
    return {
      key: action.code,
      icon: <Icon aria-hidden="true" />,
      disabled: reason !== null,
      label: (
        <span className={styles.name}>
          {action.name}
          {words}
        </span>
      ),
    };
  });
  return { items, onClick: ({ key }) => shown.filter(({ code }) => code === key).forEach((action) => run(action)) };
}
