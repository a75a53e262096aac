import { describeFilter } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { CloseOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ListFilter } from './filter.ts';
import styles from './FilterChips.module.css';

/** What is asked now, a chip a condition; each can be removed. Nothing where nothing is asked. */
export function FilterChips({ filter }: { readonly filter: ListFilter }) {
  const t = datalistTexts.useT();
  const locale = useLocale();
  const { all, applied, apply } = filter;
  const chips = describeFilter(all, applied, { locale });
  if (chips.length === 0) return null;
  return (
    <div className={styles['line']}>
      <ul className={styles['chips']} aria-label={t('filter.chips')}>
        {chips.map(({ propertyCode, name, text }) => (
          <li key={propertyCode} className={styles['chip']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['text']} title={text}>
              {text}
            </span>
            <button
              type="button"
              className={styles['remove']}
              aria-label={t('filter.remove', { name })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                apply({ ...applied, [propertyCode]: null });
              }}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button type="link" size="small" className={styles['clear'] ?? ''} onClick={() => apply({})}>
        {t('filter.clearAll')}
      </Button>
    </div>
  );
}

/** The next chip's button, or the one before: the button pressed goes with its chip, and the focus would be lost. */
function focusNeighbour(pressed: HTMLElement): void {
  const chip = pressed.closest('li');
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}
