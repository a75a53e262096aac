import { useClear } from '../../ui/input/use-clear.tsx';
import { controlLooks } from './control-looks.ts';

/**
 * Returns the props that selects of units and records give to antd: name, state, a named button that clears it, and labels that travel with the
 * chosen values.
 */
export function useSelectLooks(props: Parameters<typeof controlLooks>[0]) {
  const clear = useClear();
  return { ...controlLooks(props), style: { width: '100%' }, allowClear: clear, labelInValue: true };
}
