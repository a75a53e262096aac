import { Dropdown } from 'antd/es';
import { useEffect } from 'react';
import { gridTexts } from '../grid.texts.ts';
import type { OpenHeadMenu } from '../hooks/use-head-menu.ts';
import type { HeadItem } from '../model/head-menu.model.ts';
import styles from './CutTip.module.css';

interface HeadMenuProps<TRow> {
  readonly menu: OpenHeadMenu<TRow>;
  readonly onChoose: (item: HeadItem) => void;
  readonly onClose: () => void;
}

/** Menu of the actions on a column, below its head. */
export function HeadMenu<TRow>({ menu, onChoose, onClose }: HeadMenuProps<TRow>) {
  const t = gridTexts.useT();
  const { groups, current, box } = menu;
  useEffect(() => {
    // A scrolled head would leave its menu behind.
    const close = () => onClose();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [onClose]);
  const items = groups.flatMap((group, index) => [
    ...(index === 0 ? [] : [{ type: 'divider' as const }]),
    ...group.map((item) => ({ key: item, label: t(item === current ? 'menu.clearSort' : `menu.${item}`) })),
  ]);
  return (
    <Dropdown
      open
      autoFocus
      placement="bottomLeft"
      trigger={['click']}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      menu={{
        items,
        selectable: current !== null,
        selectedKeys: current === null ? [] : [current],
        onClick: ({ key }) => {
          onChoose(key as HeadItem);
          onClose();
        },
      }}
    >
      <span className={styles.anchor} style={box} />
    </Dropdown>
  );
}
