import type { FormLocation } from '@portico/shared-kit/contract/form-design.schema';
import { ProblemList, useProblemWords } from '@portico/shared-kit/designer';
import { useFormDesigner } from '../form-designer.tsx';
import { type Layout, positionOfItem, sectionsOf } from '../model/layout.model.ts';
import { paletteList } from '../use-item-move.ts';
import { formTarget, type SelectionTarget } from '../model/selection-target.model.ts';

/** Problems of the form: each line selects its part and brings the focus there. */
export function FormProblems() {
  const { problems, layout, dispatch, nameOf } = useFormDesigner();
  const wordsOf = useProblemWords();
  const listed = problems?.map((problem, at) => {
    const { code, severity, location } = problem;
    const target = targetOf(layout, location);
    // The server knows sections by one of their names.
    const titled = target?.kind === 'section' ? { section: nameOf(target) } : {};
    const onShow =
      target === null ? () => focusStored(location) : () => dispatch({ type: 'select', target, isFocused: true });
    return {
      key: `${code} ${at}`,
      code,
      severity,
      words: wordsOf({ code, params: { ...problem.params, ...titled } }),
      onShow,
    };
  });
  return <ProblemList problems={listed ?? null} />;
}

/** Moves the focus to a field that is not on the form, in the list of those that can be put on it. */
function focusStored({ code }: FormLocation): void {
  const stored = [...document.querySelectorAll<HTMLElement>(`[data-list='${paletteList}'] [data-item]`)];
  stored
    .find(({ dataset }) => dataset['item'] === code)
    ?.querySelector('button')
    ?.focus();
}

/** Returns the selection target of a problem; null where that is nowhere on the form, as of a field that is not on it. */
function targetOf(layout: Layout, { kind, code = '', index }: FormLocation): SelectionTarget | null {
  if (kind === 'tab') return { kind, code };
  if (kind === 'item') return positionOfItem(layout, code) === null ? null : { kind, code };
  const section = kind === 'section' ? sectionsOf(layout)[index ?? 0] : undefined;
  if (section !== undefined) return { kind: 'section', key: section.key };
  return kind === 'form' ? formTarget : null;
}
