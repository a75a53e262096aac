import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import styles from './SearchBar.module.css';
import { searchTexts } from './search.texts.ts';

interface SearchBarProps<K extends string> {
  readonly keyword: string;
  /** Ways to sort by their words; undefined where there is only one. */
  readonly orders?: Readonly<Record<K, string>>;
  readonly order?: K;
  readonly children?: ReactNode;
  onKeyword(keyword: string): void;
  onOrder?(order: K): void;
}

/** The words that are looked for and the order of what is found, in one row. */
export function SearchBar<K extends string>(props: SearchBarProps<K>) {
  const { keyword, orders, order, children, onKeyword, onOrder } = props;
  const t = searchTexts.useT();
  const { text, type, send } = useTypedSearch(keyword, onKeyword);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchBox label={t('title')} value={text} onChange={type} onSend={send} />
      </div>
      {children}
      {orders !== undefined && order !== undefined && (
        <Select<K>
          aria-label={t('order')}
          className={styles.order}
          popupMatchSelectWidth={false}
          value={order}
          options={Object.entries<string>(orders).map(([value, label]) => ({ value: value as K, label }))}
          onChange={(value) => onOrder?.(value)}
        />
      )}
    </div>
  );
}
