import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { DownOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import type { MouseEvent } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { cutName, type ListAction, type ListActions } from '../../list/actions.model.ts';
import { useActionReason } from './action-reasons.ts';
import { actionIcons } from './action-icons.tsx';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  readonly actions: ListActions;
  readonly selected: readonly BizRecord[];
  /** The action that is under way. */
  readonly busy: ListAction['kind'] | null;
  readonly onRun: (action: ListAction) => void;
}

/** The buttons of a list from its definition; one that cannot be used says why. */
export function ActionBar({ actions, selected, busy, onRun }: ActionBarProps) {
  const t = datalistTexts.useT();
  const reasonOf = useActionReason();
  const { standard, custom, more } = actions;
  return (
    <div role="group" aria-label={t('actions.label')} className={styles['bar']}>
      {[...standard, ...custom].map((action, index) => (
        <DisabledReason key={action.code} reason={reasonOf(action, selected)}>
          <ActionButton
            action={action}
            isPrimary={index === 0}
            isBusy={busy === action.kind}
            onClick={() => onRun(action)}
          />
        </DisabledReason>
      ))}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map((action) => ({
              key: action.code,
              label: action.name,
              disabled: reasonOf(action, selected) !== null,
              title: reasonOf(action, selected) ?? action.name,
            })),
            onClick: ({ key }) => more.filter(({ code }) => code === key).forEach(onRun),
          }}
        >
          <Button icon={<DownOutlined aria-hidden="true" />} iconPlacement="end">
            {t('actions.more')}
          </Button>
        </Dropdown>
      )}
    </div>
  );
}

interface ActionButtonProps {
  readonly action: ListAction;
  readonly isPrimary: boolean;
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  readonly 'aria-disabled'?: boolean;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** One button. Names of custom ones are cut after 7 characters and told whole in a tooltip. */
function ActionButton({ action, isPrimary, isBusy, className = '', ...rest }: ActionButtonProps) {
  const short = action.kind === 'start' ? cutName(action.name) : null;
  const button = (
    <Button
      {...rest}
      className={className}
      type={isPrimary ? 'primary' : 'default'}
      icon={actionIcons[action.kind]}
      loading={isBusy}
    >
      {short ?? action.name}
    </Button>
  );
  return short === null ? button : <Tooltip title={action.name}>{button}</Tooltip>;
}
