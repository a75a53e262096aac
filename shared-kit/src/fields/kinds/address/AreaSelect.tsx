import { Select } from 'antd/es';
import { Suspense } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import { lazyWithRetry } from '../../../ui/lazy/index.ts';
import { controlLooks } from '../control-looks.ts';
import { areaText } from './address-value.ts';
import type { RegionCascaderProps } from './RegionCascader.tsx';

const RegionCascader = lazyWithRetry(async () => (await import('./RegionCascader.tsx')).RegionCascader);

/** Fetches the code of the lists side by side, which only addresses need. */
export const loadAreaSelect = (): Promise<void> => RegionCascader.load();

/** Chooses an area; until the code of the lists is there, a box shows what was chosen before. */
export function AreaSelect(props: RegionCascaderProps) {
  const chosen = areaText(props.value, useLocale());
  const waiting = {
    ...controlLooks({ ...props, disabled: true }),
    style: { width: '100%' },
    loading: true,
    placeholder: props.placeholder,
    ...(chosen === '' ? {} : { value: chosen }),
  };
  return (
    <Suspense fallback={<Select {...waiting} />}>
      <RegionCascader {...props} />
    </Suspense>
  );
}
