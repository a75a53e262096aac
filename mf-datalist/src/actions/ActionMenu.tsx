import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { datalistTexts } from '../datalist.texts.ts';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import styles from './ActionBar.module.css';
import { actionItems } from './action-items.tsx';
import type { ListActionsModel } from './use-list-actions.tsx';

/** The buttons of a phone: the first one, and all others in a menu where reasons stand below the names. */
export function ActionMenu({ actions }: { readonly actions: ListActionsModel }) {
  const t = datalistTexts.useT();
  const { standard, custom, more } = actions.all;
  const [first, ...rest] = [...standard, ...custom, ...more];
  if (first === undefined) return null;
  const { Icon } = first.row;
  return (
    <div role="group" aria-label={t('actions.label')} className={styles.bar}>
      <DisabledReason reason={actions.reasonOf(first)} isQuiet={actions.isQuiet(first)}>
        <Button
          type={first.row.needsSelection ? 'default' : 'primary'}
          icon={<Icon aria-hidden="true" />}
          loading={actions.busy === first.code}
          onClick={() => actions.run(first)}
        >
          {first.name}
        </Button>
      </DisabledReason>
      {rest.length > 0 && (
        <MenuButton menu={actionItems(rest, actions)} placement="topLeft" classNames={{ root: styles.thumb }}>
          <Button icon={<EllipsisOutlined aria-hidden="true" />} aria-label={t('actions.moreLabel')} />
        </MenuButton>
      )}
    </div>
  );
}
