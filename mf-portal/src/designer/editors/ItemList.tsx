import { DisabledReason, Ellipsis } from '@portico/shared-kit/ui/feedback';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
  PlusOutlined,
} from '@portico/shared-kit/ui/icons';
import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { Button } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { usePageDesigner } from '../page-designer.ts';
import { panelTexts } from '../panel/panel.texts.ts';
import styles from './ItemList.module.css';

/** Item of a list of settings. */
export interface ListedItem {
  readonly id: string;
  readonly name: string;
  readonly icon?: ReactNode;
  /** Reason for which it stays; null where it can be deleted. */
  readonly kept: string | null;
}

interface ItemListProps {
  readonly title: string;
  readonly addWords: string;
  readonly items: readonly ListedItem[];
  readonly most: number;
  onAdd(): void;
  onEdit(id: string): void;
  onRemove(id: string): void;
  /** Puts an item at another place, counted without it. */
  onMove(id: string, index: number): void;
}

/** List of the items of a widget: each is edited, deleted, and moved by dragging or by its buttons. */
export function ItemList(props: ItemListProps) {
  const { title, addWords, items, most, onAdd, onMove } = props;
  const t = panelTexts.useT();
  const { isReadOnly } = usePageDesigner();
  const list = useRef<HTMLUListElement>(null);
  const name = useId();
  useSharedSortable(list, {
    group: name,
    isDisabled: isReadOnly,
    onMove: ({ item, index }) => onMove(item, index),
  });
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul ref={list} className={styles.list} data-list={name}>
        {items.map((item, at) => (
          <li key={item.id} className={styles.item} data-item={item.id}>
            <span className={styles.icon} aria-hidden="true">
              {item.icon}
            </span>
            <span className={styles.name}>
              <Ellipsis text={item.name} />
            </span>
            {!isReadOnly && <ItemTools {...props} item={item} at={at} />}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <DisabledReason reason={items.length >= most ? t('full', { count: most }) : null}>
          <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={onAdd}>
            {addWords}
          </Button>
        </DisabledReason>
      )}
    </section>
  );
}

interface ItemToolsProps extends ItemListProps {
  readonly item: ListedItem;
  readonly at: number;
}

function ItemTools({ item: { id, name, kept }, at, items, onEdit, onRemove, onMove }: ItemToolsProps) {
  const t = panelTexts.useT();
  const small = { size: 'small', type: 'text' } as const;
  return (
    <span className={styles.tools}>
      <Button
        {...small}
        aria-label={t('up', { name })}
        icon={<ArrowUpOutlined aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => onMove(id, at - 1)}
      />
      <Button
        {...small}
        aria-label={t('down', { name })}
        icon={<ArrowDownOutlined aria-hidden="true" />}
        disabled={at === items.length - 1}
        onClick={() => onMove(id, at + 1)}
      />
      <Button
        {...small}
        aria-label={t('edit', { name })}
        icon={<EditOutlined aria-hidden="true" />}
        onClick={() => onEdit(id)}
      />
      <DisabledReason reason={kept}>
        <Button
          {...small}
          danger
          aria-label={t('remove', { name })}
          icon={<DeleteOutlined aria-hidden="true" />}
          onClick={() => onRemove(id)}
        />
      </DisabledReason>
    </span>
  );
}
