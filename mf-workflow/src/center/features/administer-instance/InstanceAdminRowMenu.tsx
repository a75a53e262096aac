import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { menuItems } from '../../../instance/actions/action-menu.tsx';
import { groupsOf, keyOf } from '../../../instance/actions/form-actions.model.ts';
import { formActionTexts } from '../../../instance/actions/form-actions.texts.ts';
import { instanceAdminTexts } from '../../../instance/administration/instance-admin.texts.ts';
import { useInstanceAdminActions } from '../../../instance/administration/use-instance-admin-actions.tsx';

/** A small button in the row of a workflow, with what the user may do to it as a whole; that is asked when it is opened. */
export function InstanceAdminRowMenu({ workflowInstanceId }: { readonly workflowInstanceId: InstanceId }) {
  const t = formActionTexts.useT();
  const [isOpened, setOpened] = useState(false);
  const administer = useInstanceAdminActions(workflowInstanceId, { skip: !isOpened });
  const items = useItems(administer);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (key: string) => {
    // The entry goes with its menu: the dialog gives the focus back to the button.
    opener.current?.focus();
    administer.actions.find((action) => keyOf(action) === key)?.run();
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, onClick: ({ key }) => choose(key) }}
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
      >
        <Button ref={opener} type="text" size="small" icon={<EllipsisOutlined />} aria-label={t('manage')} />
      </Dropdown>
      {administer.dialog}
    </>
  );
}

function useItems({ actions, isLoading }: ReturnType<typeof useInstanceAdminActions>): NonNullable<MenuProps['items']> {
  const t = instanceAdminTexts.useT();
  if (isLoading) return [{ key: 'loading', disabled: true, label: t('loading') }];
  if (actions.length === 0) return [{ key: 'nothing', disabled: true, label: t('nothing') }];
  return menuItems(groupsOf(actions));
}
