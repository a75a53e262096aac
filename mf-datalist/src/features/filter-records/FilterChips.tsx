import { describeFilter } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ConditionChips } from '@portico/shared-kit/ui/chips';
import { advancedChips } from '../../list/advanced-filter.model.ts';
import { advancedTexts } from './advanced-filter.texts.ts';
import type { ListFilter } from './filter.ts';

/** What is asked now, a chip a condition; each can be removed. Nothing where nothing is asked. */
export function FilterChips({ filter }: { readonly filter: ListFilter }) {
  const locale = useLocale();
  const t = advancedTexts.useT();
  const { all, applied, apply, advanced, applyAdvanced } = filter;
  const simple = describeFilter(all, applied, { locale }).map(({ propertyCode, name, text }) => ({
    key: propertyCode,
    name,
    text,
    remove: () => apply({ ...applied, [propertyCode]: null }),
  }));
  const others = (advanced === null ? [] : advancedChips(all, advanced, { locale })).map((chip, index) => ({
    key: `advanced ${index}`,
    name: chip.name ?? t('open'),
    text: chip.text,
    remove: () => applyAdvanced(chip.without),
  }));
  return <ConditionChips chips={[...simple, ...others]} onClear={filter.clear} />;
}
