import { useLocale } from '@portico/shared-kit/i18n';
import { type ConditionChip, ConditionChips } from '@portico/shared-kit/ui/chips';
import { datalistTexts } from '../../datalist.texts.ts';
import type { AdvancedFilter } from '@portico/shared-kit/list-address/advanced-filter';
import { advancedChips, writeAdvanced } from '../../list/advanced-words.model.ts';
import type { ListFilter } from './filter.ts';

interface AdvancedChipsProps {
  readonly filter: ListFilter;
  readonly advanced: AdvancedFilter;
  /** The chips of the filter form, which come first. */
  readonly others: readonly ConditionChip[];
}

/** The chips of a list that is narrowed by the advanced filter as well. */
export function AdvancedChips({ filter: { all, applyWhere, clear }, advanced, others }: AdvancedChipsProps) {
  const locale = useLocale();
  const t = datalistTexts.useT();
  const own = advancedChips(all, advanced, { locale }).map(({ name, text, without }, index) => ({
    key: `advanced ${index}`,
    name: name ?? t('filter.advanced'),
    text,
    remove: () => applyWhere(without === null ? '' : writeAdvanced(all, without)),
  }));
  return <ConditionChips chips={[...others, ...own]} onClear={clear} />;
}
