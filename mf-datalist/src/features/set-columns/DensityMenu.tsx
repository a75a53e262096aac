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
  readonly onChange: (density: Density) => void;
}

/** Menu for the height of a list's rows. */
export const DensityMenu = memo(function DensityMenu({ density, onChange }: DensityMenuProps) {
  const t = datalistTexts.useT();
  const items = densities.map((each) => ({ key: each, label: t(`density.${each}`) }));
  return (
    <ButtonTip title={t('density.label')}>
      <MenuButton
        menu={{
          items,
          selectable: true,
          selectedKeys: [density],
          onClick: ({ key }) => densities.filter((each) => each === key).forEach(onChange),
        }}
      >
        <Button icon={<ColumnHeightOutlined aria-hidden="true" />} aria-label={t('density.label')} />
      </MenuButton>
    </ButtonTip>
  );
});
