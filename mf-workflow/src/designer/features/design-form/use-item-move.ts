import type { SharedMove } from '@portico/shared-kit/ui/sortable';
import { useFormDesigner } from './form-designer.tsx';
import { placeItems, takeOff } from './model/layout-edits.model.ts';

/** Name of the list of what is not on the form. */
export const paletteList = 'palette';

/** Returns the handler of a drag of a field: it stands in a section, or is taken off the form. */
export function useItemMove(): (move: SharedMove) => void {
  const { layout, dispatch } = useFormDesigner();
  return ({ item, list, index }) => {
    if (list === paletteList) {
      dispatch({ type: 'edit', document: takeOff(layout, [item]) });
      return;
    }
    const selected = { kind: 'item', code: item } as const;
    dispatch({ type: 'edit', document: placeItems(layout, [item], { section: list, index }), selected });
  };
}
