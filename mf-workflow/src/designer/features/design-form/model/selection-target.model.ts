import { type Layout, partOfTab, positionOfItem, positionOfSection, sectionAt } from './layout.model.ts';

/** Element of a form that can be selected: the form itself, a tab, a section or a field, by its name here. */
export type SelectionTarget =
  | { readonly kind: 'form' }
  | { readonly kind: 'tab'; readonly code: string }
  | { readonly kind: 'section'; readonly key: string }
  | { readonly kind: 'item'; readonly code: string };

export const formTarget: SelectionTarget = { kind: 'form' };

/** A target as text, to compare it and to find it on the page. */
export function targetId(target: SelectionTarget): string {
  if (target.kind === 'form') return 'form';
  return target.kind === 'section' ? `section:${target.key}` : `${target.kind}:${target.code}`;
}

/** Returns whether it is still there. */
export function hasTarget(layout: Layout, target: SelectionTarget): boolean {
  if (target.kind === 'form') return true;
  if (target.kind === 'tab') return partOfTab(layout, target.code) > 0;
  return target.kind === 'section'
    ? sectionAt(layout, target.key) !== null
    : positionOfItem(layout, target.code) !== null;
}

/** The part in which it stands: 0 is above the tabs. */
export function partOf(layout: Layout, target: SelectionTarget): number {
  if (target.kind === 'form') return 0;
  if (target.kind === 'tab') return partOfTab(layout, target.code);
  const key = target.kind === 'section' ? target.key : (positionOfItem(layout, target.code)?.section ?? '');
  return positionOfSection(layout, key)?.part ?? 0;
}

/** Returns the focus order of the arrow keys while a tab is open: the form, then what is on it from top to bottom, of the tabs that one. */
export function focusOrderOf({ parts }: Layout, openTab: string | null): readonly SelectionTarget[] {
  const inside = parts.flatMap(({ tab, sections }): readonly SelectionTarget[] => {
    if (tab !== null && tab.code !== openTab) return [];
    const own: readonly SelectionTarget[] = tab === null ? [] : [{ kind: 'tab', code: tab.code }];
    const rows = sections.flatMap(({ key, items }): readonly SelectionTarget[] => [
      { kind: 'section', key },
      ...items.map((code) => ({ kind: 'item', code }) as const),
    ]);
    return [...own, ...rows];
  });
  return [formTarget, ...inside];
}
