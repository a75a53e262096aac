import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, type ButtonProps } from 'antd';
import { createElement, Fragment } from 'react';
import { menuItems } from '../../instance/actions/action-menu.tsx';
import type { ActionSource } from '../../instance/actions/action-source.ts';
import { rowOf } from '../../instance/actions/action-table.ts';
import styles from './FormActions.module.css';
import { arrangeActions, type FormAction, keyOf } from '../../instance/actions/form-actions.model.ts';
import { formActionTexts } from '../../instance/actions/form-actions.texts.ts';

interface FormActionsProps {
  /** Actions that open no dialog. */
  readonly actions?: readonly FormAction[];
  readonly sources?: readonly ActionSource[];
}

/** The actions of a form page in one row: one primary button, the most used ones, and a menu of the others (`action-table.ts`). */
export function FormActions({ actions: own, sources }: FormActionsProps) {
  const t = formActionTexts.useT();
  const isPhone = useIsPhone();
  const actions = [...(own ?? []), ...(sources ?? []).flatMap((source) => source.actions)];
  const { primary, buttons, menu } = arrangeActions(actions, isPhone);
  const choose = (key: string) => actions.find((action) => keyOf(action) === key)?.run();
  return (
    <>
      {actions.length > 0 && (
        <div role="group" aria-label={t('label')} className={styles.row}>
          {primary !== null && <ActionButton action={primary} type="primary" />}
          {buttons.map((action) => (
            <ActionButton key={keyOf(action)} action={action} danger={rowOf(action.code).isDanger === true} />
          ))}
          {menu.length > 0 && (
            <MenuButton
              placement={isPhone ? 'topRight' : 'bottomRight'}
              classNames={{ root: styles.menu }}
              menu={{ items: menuItems(menu, { manage: t('manage') }), onClick: ({ key }) => choose(key) }}
            >
              <Button className={styles.more} icon={<EllipsisOutlined aria-hidden="true" />}>
                {t('more')}
              </Button>
            </MenuButton>
          )}
        </div>
      )}
      {/* Children in a fixed order: a source keeps its dialog whatever the others do. */}
      {createElement(Fragment, null, ...(sources ?? []).map(({ dialog }) => dialog))}
    </>
  );
}

interface ActionButtonProps extends Pick<ButtonProps, 'type' | 'danger'> {
  readonly action: FormAction;
}

function ActionButton({ action, ...looks }: ActionButtonProps) {
  const { code, label, refusal = null, isBusy = false, isDisabled = false, run } = action;
  const { Icon } = rowOf(code);
  return (
    <DisabledReason reason={refusal}>
      <Button
        {...looks}
        className={styles.button}
        loading={isBusy}
        disabled={isDisabled}
        onClick={run}
        {...(Icon === undefined ? {} : { icon: <Icon aria-hidden="true" /> })}
      >
        {label}
      </Button>
    </DisabledReason>
  );
}
