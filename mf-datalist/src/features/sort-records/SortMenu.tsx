import type { ListColumn, ListConfig, OrderBy } from '@portico/shared-kit/contract/models.schema';
import { kindOf } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { SortAscendingOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { columnTitle } from '../../list/column-title.model.ts';
import { nextOrder } from './next-order.model.ts';

interface SortMenuProps {
  readonly config: ListConfig;
  readonly columns: readonly ListColumn[];
  readonly orderBy: readonly OrderBy[];
  readonly onOrderBy: (orderBy: readonly OrderBy[]) => void;
}

const marks = { asc: '↑', desc: '↓' } as const;

/** The order of records where there are no heads of columns to press. */
export function SortMenu({ config, columns, orderBy, onOrderBy }: SortMenuProps) {
  const t = datalistTexts.useT();
  const locale = useLocale();
  const items = columns.flatMap((column) => {
    const property = config.properties.find(({ code }) => code === column.propertyCode);
    if (property === undefined || column.isShow === false || !kindOf(property).isSortable) return [];
    const order = orderBy.find(({ propertyCode }) => propertyCode === property.code);
    const title = columnTitle(column, config.properties, locale);
    return [{ key: property.code, label: order ? `${title} ${marks[order.direction]}` : title }];
  });
  return (
    <MenuButton
      menu={{
        items,
        selectable: true,
        multiple: true,
        selectedKeys: orderBy.map(({ propertyCode }) => propertyCode),
        onClick: ({ key }) => onOrderBy(nextOrder(orderBy, key)),
      }}
    >
      <Button icon={<SortAscendingOutlined aria-hidden="true" />} aria-label={t('sort.label')} />
    </MenuButton>
  );
}
