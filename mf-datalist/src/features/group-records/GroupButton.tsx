import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { GroupOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popover } from 'antd';
import { memo, Suspense, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import { lazyRows } from '../../modes/lazy-rows.ts';

const GroupFields = lazyRows('GroupFields');

interface GroupButtonProps {
  readonly config: ListConfig;
  /** Codes of the fields by which the list is grouped. */
  readonly groupBy: readonly string[];
  readonly onChange: (change: { readonly groupBy: readonly string[] }) => void;
}

/** The button that opens the fields by which a list is grouped. */
export const GroupButton = memo(function GroupButton(props: GroupButtonProps) {
  const t = datalistTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const count = props.groupBy.length;
  const label = count === 0 ? t('group.label') : t('group.count', { count });
  return (
    <ButtonTip title={label}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        destroyOnHidden
        content={
          <Suspense fallback={null}>
            <GroupFields {...props} onChange={(groupBy) => props.onChange({ groupBy })} />
          </Suspense>
        }
      >
        <Button
          icon={<GroupOutlined aria-hidden="true" />}
          aria-label={label}
          aria-expanded={isOpen}
          type={count > 0 ? 'primary' : 'default'}
          ghost={count > 0}
        />
      </Popover>
    </ButtonTip>
  );
});
