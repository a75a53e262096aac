import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ProjectOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ButtonTip } from '../../list/ButtonTip.tsx';
import styles from './Board.module.css';
import { boardTexts } from './board.texts.ts';
import { boardChoices, boardFields, boardNames, noLanes } from './board-fields.model.ts';

/** Menu of the fields that make columns and lanes; what is chosen is in the address, so that a link shows the same board. */
export function BoardTools({ config }: { readonly config: ListConfig }) {
  const t = boardTexts.useT();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const fields = boardFields(config, query);
  if (fields === null) return null;
  const choices = boardChoices(config).map((property) => ({
    code: property.code,
    label: propertyName(property, locale),
  }));
  const itemsOf = (name: string, codes: typeof choices) =>
    codes.map(({ code, label }) => ({ key: `${name}:${code}`, label }));
  const items = [
    { type: 'group' as const, label: t('columnsBy'), children: itemsOf(boardNames.columns, choices) },
    {
      type: 'group' as const,
      label: t('lanesBy'),
      children: itemsOf(boardNames.lanes, [
        { code: noLanes, label: t('noLanes') },
        ...choices.filter(({ code }) => code !== fields.columns.code),
      ]),
    },
  ];
  const selectedKeys = [
    `${boardNames.columns}:${fields.columns.code}`,
    `${boardNames.lanes}:${fields.lanes?.code ?? noLanes}`,
  ];
  const handleClick = ({ key }: { readonly key: string }) => {
    const [name = '', code = ''] = key.split(':');
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(name, code);
      return next;
    });
  };
  return (
    <ButtonTip title={t('fields')}>
      <MenuButton
        placement="bottomRight"
        menu={{ className: styles.menu, items, selectable: true, multiple: true, selectedKeys, onClick: handleClick }}
      >
        <Button icon={<ProjectOutlined aria-hidden="true" />} aria-label={t('fields')} />
      </MenuButton>
    </ButtonTip>
  );
}
