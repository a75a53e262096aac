import { describeFilter } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ConditionChips } from '@portico/shared-kit/ui/chips';
import type { ListFilter } from './filter.ts';

/** What is asked now, a chip a condition; each can be removed. Nothing where nothing is asked. */
export function FilterChips({ filter: { all, applied, apply } }: { readonly filter: ListFilter }) {
  const locale = useLocale();
  const chips = describeFilter(all, applied, { locale }).map(({ propertyCode, name, text }) => ({
    key: propertyCode,
    name,
    text,
    remove: () => apply({ ...applied, [propertyCode]: null }),
  }));
  return <ConditionChips chips={chips} onClear={() => apply({})} />;
}
