import { allConditions } from '@portico/shared-kit/filters';
import { FilterOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button } from 'antd';
import { memo, Suspense, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { loadAdvanced } from '../../list/advanced-code.ts';
import type { ListFilter } from './filter.ts';

const AdvancedFilterDialog = lazyWithRetry(async () => {
  // What the dialog applies is read by the list at once.
  await loadAdvanced();
  return (await import('./AdvancedFilterDialog.tsx')).AdvancedFilterDialog;
});

interface AdvancedFilterButtonProps {
  readonly filter: ListFilter;
  /** True where it is as wide as what it stands in. */
  readonly isBlock?: boolean;
}

/** Opens the advanced filter, and says how many conditions it has. */
export const AdvancedFilterButton = memo(function AdvancedFilterButton({
  filter,
  isBlock = false,
}: AdvancedFilterButtonProps) {
  const t = datalistTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const count = filter.advanced === null ? 0 : allConditions(filter.advanced).length;
  return (
    <>
      <Button block={isBlock} icon={<FilterOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {count === 0 ? t('filter.advanced') : t('filter.advancedCount', { count })}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AdvancedFilterDialog filter={filter} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
});
