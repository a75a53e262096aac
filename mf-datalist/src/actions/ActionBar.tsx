import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Tooltip } from 'antd';
import { memo, type MouseEvent, useRef } from 'react';
import { datalistTexts } from '../datalist.texts.ts';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import styles from './ActionBar.module.css';
import { actionItems } from './action-items.tsx';
import type { ListAction } from './action-row.ts';
import { cutName } from './list-actions.model.ts';
import { useFitting } from './use-fitting.ts';
import type { ListActionsModel } from './use-list-actions.tsx';

/** The buttons of a list from its definition in one line, those that do not fit in a menu; one that cannot be used says why. */
export const ActionBar = memo(function ActionBar({ actions }: { readonly actions: ListActionsModel }) {
  const t = datalistTexts.useT();
  const row = useRef<HTMLDivElement>(null);
  const { standard, custom, more: others } = actions.all;
  const all = [...standard, ...custom];
  const key = JSON.stringify(all.map(({ name }) => name));
  const shown = useFitting(row, { key, count: all.length, hasMore: others.length > 0 });
  const more = [...all.slice(shown), ...others];
  return (
    <div ref={row} role="group" aria-label={t('actions.label')} className={styles.bar}>
      {all.slice(0, shown).map((action, index) => (
        <DisabledReason key={action.code} reason={actions.reasonOf(action)} isQuiet={actions.isQuiet(action)}>
          <ActionButton
            action={action}
            isPrimary={index === 0 && !action.row.needsSelection}
            isBusy={actions.busy === action.code}
            onClick={() => actions.run(action)}
          />
        </DisabledReason>
      ))}
      {more.length > 0 && (
        <MenuButton menu={actionItems(more, actions)}>
          <Button icon={<DownOutlined aria-hidden="true" />} iconPlacement="end">
            {t('actions.more')}
          </Button>
        </MenuButton>
      )}
    </div>
  );
});

interface ActionButtonProps {
  readonly action: ListAction;
  readonly isPrimary: boolean;
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  readonly 'aria-disabled'?: boolean;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Button of an action. Names of custom ones are cut after 7 characters and told whole in a tooltip. */
function ActionButton({ action, isPrimary, isBusy, className = '', ...rest }: ActionButtonProps) {
  const { Icon, place } = action.row;
  const short = place === 'custom' ? cutName(action.name) : null;
  const button = (
    <Button
      {...rest}
      className={className}
      type={isPrimary ? 'primary' : 'default'}
      icon={<Icon aria-hidden="true" />}
      loading={isBusy}
    >
      {short ?? action.name}
    </Button>
  );
  const tip = action.hint ?? (short === null ? null : action.name);
  return tip === null ? button : <Tooltip title={tip}>{button}</Tooltip>;
}
