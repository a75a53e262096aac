import { describeFilter } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ConditionChips } from '@portico/shared-kit/ui/chips';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { memo, Suspense } from 'react';
import type { ListFilter } from './filter.ts';

const AdvancedChips = lazyWithRetry(async () => (await import('./AdvancedChips.tsx')).AdvancedChips);

/** Conditions that apply now, a chip each; each can be removed. Nothing where there are none. */
export const FilterChips = memo(function FilterChips({ filter }: { readonly filter: ListFilter }) {
  const locale = useLocale();
  const { all, applied, apply, advanced, clear } = filter;
  const chips = describeFilter(all, applied, { locale }).map(({ propertyCode, name, text }) => ({
    key: propertyCode,
    name,
    text,
    remove: () => apply({ ...applied, [propertyCode]: null }),
  }));
  const plain = <ConditionChips chips={chips} onClear={clear} />;
  if (advanced === null) return plain;
  return (
    <Suspense fallback={plain}>
      <AdvancedChips filter={filter} advanced={advanced} others={chips} />
    </Suspense>
  );
});
