import { Select } from 'antd/es';
import { Suspense } from 'react';
import { controlLooks } from './control-looks.ts';
import type { SourcedControlProps } from './sourced/sourced-control-props.ui.ts';
import { lazyWithRetry } from '../../ui/lazy/index.ts';

const SourcedControl = lazyWithRetry(async () => (await import('./sourced/SourcedControl.tsx')).SourcedControl);

/** Fetches the code of the control. */
export const loadOptionControl = () => SourcedControl.load();

/** Options that come from records; their control is loaded with the first of them. */
export function OptionsFromRecords(props: SourcedControlProps) {
  const waiting = { ...controlLooks({ ...props, disabled: true }), style: { width: '100%' }, loading: true };
  return (
    <Suspense fallback={<Select {...waiting} value={props.value.join('; ') || null} />}>
      <SourcedControl {...props} />
    </Suspense>
  );
}
