import { memo } from 'react';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import { ColumnHeightOutlined } from '@portico/shared-kit/ui/icons';
import type { Density } from '@portico/shared-kit/ui/grid';
import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { densities } from './column-settings.model.ts';

interface DensityMenuProps {
  readonly density: Density;
  readonly frozenRows: number;
  readonly onChange: (density: Density) => void;
  /** Null where no rows can stay in sight. */
  readonly onFreeze: ((frozenRows: number) => void) | null;
}

/** The numbers of rows that can be kept in sight. */
const frozenChoices = [0, 1, 2, 3, 5] as const;

/** Menu for the height of a list's rows, and for those that stay in sight. */
export const DensityMenu = memo(function DensityMenu({ density, frozenRows, onChange, onFreeze }: DensityMenuProps) {
  const t = datalistTexts.useT();
  const heights = densities.map((each) => ({ key: each, label: t(`density.${each}`) }));
  const counts = frozenChoices.map((count) => ({
    key: String(count),
    label: count === 0 ? t('density.unfrozen') : t('density.rows', { count }),
  }));
  const items = [
    { key: 'heights', type: 'group' as const, label: t('density.height'), children: heights },
    ...(onFreeze === null
      ? []
      : [{ key: 'frozen', type: 'group' as const, label: t('density.frozen'), children: counts }]),
  ];
  const choose = (key: string) => {
    const height = densities.find((each) => each === key);
    if (height === undefined) onFreeze?.(Number(key));
    else onChange(height);
  };
  return (
    <ButtonTip title={t('density.label')}>
      <MenuButton
        menu={{
          items,
          selectable: true,
          multiple: true,
          selectedKeys: [density, String(frozenRows)],
          onClick: ({ key }) => choose(key),
        }}
      >
        <Button icon={<ColumnHeightOutlined aria-hidden="true" />} aria-label={t('density.label')} />
      </MenuButton>
    </ButtonTip>
  );
});
