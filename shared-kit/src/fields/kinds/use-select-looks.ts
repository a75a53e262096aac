import { useClear } from '../../ui/input/use-clear.tsx';
import { controlLooks } from './control-looks.ts';

/** What selects of units and records tell antd: name, state, a named way to clear it, and that what is chosen travels with its words. */
export function useSelectLooks(props: Parameters<typeof controlLooks>[0]) {
  const clear = useClear();
  return { ...controlLooks(props), style: { width: '100%' }, allowClear: clear, labelInValue: true };
}
