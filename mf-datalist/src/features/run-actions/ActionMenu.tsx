import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Dropdown } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ListAction, ListActions } from '../../list/actions.model.ts';
import { useActionReason } from './action-reasons.ts';
import { actionIcons } from './action-icons.tsx';
import styles from './ActionBar.module.css';

interface ActionMenuProps {
  readonly actions: ListActions;
  readonly selected: readonly BizRecord[];
  readonly onRun: (action: ListAction) => void;
}

/** The buttons of a phone: the first one, and all others in a menu where reasons stand below the names. */
export function ActionMenu({ actions, selected, onRun }: ActionMenuProps) {
  const t = datalistTexts.useT();
  const reasonOf = useActionReason();
  const [first, ...rest] = [...actions.standard, ...actions.custom, ...actions.more];
  if (first === undefined) return null;
  const items = rest.map((action) => {
    const reason = reasonOf(action, selected);
    const words = reason === null ? null : <span className={styles['reason']}>{reason}</span>;
    return {
      key: action.code,
      icon: actionIcons[action.kind],
      disabled: reason !== null,
      label: (
        <>
          {action.name}
          {words}
        </>
      ),
    };
  });
  return (
    <div role="group" aria-label={t('actions.label')} className={styles['bar']}>
      <DisabledReason reason={reasonOf(first, selected)}>
        <Button type="primary" icon={actionIcons[first.kind]} onClick={() => onRun(first)}>
          {first.name}
        </Button>
      </DisabledReason>
      {items.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items, onClick: ({ key }) => rest.filter(({ code }) => code === key).forEach(onRun) }}
        >
          <Button icon={<EllipsisOutlined aria-hidden="true" />} aria-label={t('actions.moreLabel')} />
        </Dropdown>
      )}
    </div>
  );
}
