import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { memo } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './QuickSearch.module.css';

interface QuickSearchProps {
  readonly search: string;
  /** True where there are keys to press. */
  readonly hasKeyboard: boolean;
  readonly onSearch: (search: string) => void;
}

/** Search box over all text fields. */
export const QuickSearch = memo(function QuickSearch({ search, hasKeyboard, onSearch }: QuickSearchProps) {
  const t = datalistTexts.useT();
  const { text, type, send } = useTypedSearch(search, onSearch);
  return (
    <SearchBox
      className={styles.search}
      label={t('search.label')}
      hint={hasKeyboard ? t('search.hint') : t('search.label')}
      value={text}
      onChange={type}
      onSend={send}
    />
  );
});
