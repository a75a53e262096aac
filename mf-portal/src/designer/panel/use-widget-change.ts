import { changeWidget, type PortalWidget } from '@portico/shared-kit/portal-pages';
import { usePageDesigner } from '../page-designer.ts';

/** Returns the function that changes a widget; changes by the same name that follow each other are one step of undo. */
export function useWidgetChange(id: string): (name: string, change: (widget: PortalWidget) => PortalWidget) => void {
  const { page, dispatch } = usePageDesigner();
  return (name, change) =>
    dispatch({ type: 'set', setting: `${id} ${name}`, document: changeWidget(page, id, change) });
}
