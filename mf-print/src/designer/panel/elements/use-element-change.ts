import type { TemplateElement } from '../../model/template-draft.model.ts';
import { useTemplateActions } from '../../use-template-actions.ts';

/** Returns the function that changes settings of an element; changes of the same settings that follow each other are one step of undo. */
export function useElementChange<T extends TemplateElement>(element: T): (changes: Partial<T>, name?: string) => void {
  const { change } = useTemplateActions();
  return (changes, name = Object.keys(changes).join(' ')) => change({ ...element, ...changes }, name);
}
