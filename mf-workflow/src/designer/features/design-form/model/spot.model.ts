import { type Layout, partOfTab, placeOfItem, placeOfSection, sectionAt } from './layout.model.ts';

/** Element of a form that can be selected: the form itself, a tab, a section or a data item, by its name here. */
export type Spot =
  | { readonly kind: 'form' }
  | { readonly kind: 'tab'; readonly code: string }
  | { readonly kind: 'section'; readonly key: string }
  | { readonly kind: 'item'; readonly code: string };

export const formSpot: Spot = { kind: 'form' };

/** A spot as text, to compare it and to find it on the page. */
export function spotId(spot: Spot): string {
  if (spot.kind === 'form') return 'form';
  return spot.kind === 'section' ? `section:${spot.key}` : `${spot.kind}:${spot.code}`;
}

/** Returns whether it is still there. */
export function isThere(layout: Layout, spot: Spot): boolean {
  if (spot.kind === 'form') return true;
  if (spot.kind === 'tab') return partOfTab(layout, spot.code) > 0;
  return spot.kind === 'section' ? sectionAt(layout, spot.key) !== null : placeOfItem(layout, spot.code) !== null;
}

/** The part in which it stands: 0 is above the tabs. */
export function partOf(layout: Layout, spot: Spot): number {
  if (spot.kind === 'form') return 0;
  if (spot.kind === 'tab') return partOfTab(layout, spot.code);
  const key = spot.kind === 'section' ? spot.key : (placeOfItem(layout, spot.code)?.section ?? '');
  return placeOfSection(layout, key)?.part ?? 0;
}

/** Returns the focus order of the arrow keys while a tab is open: the form, then what is on it from top to bottom, of the tabs that one. */
export function walkOf({ parts }: Layout, openTab: string | null): readonly Spot[] {
  const inside = parts.flatMap(({ tab, sections }): readonly Spot[] => {
    if (tab !== null && tab.code !== openTab) return [];
    const own: readonly Spot[] = tab === null ? [] : [{ kind: 'tab', code: tab.code }];
    const rows = sections.flatMap(({ key, items }): readonly Spot[] => [
      { kind: 'section', key },
      ...items.map((code) => ({ kind: 'item', code }) as const),
    ]);
    return [...own, ...rows];
  });
  return [formSpot, ...inside];
}
