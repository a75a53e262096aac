import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import type { FormSection, FormTab } from '@portico/shared-kit/contract/models.schema';

type Section = DraftForm['sections'][number];
type Titled = Pick<FormSection, 'title' | 'title_i18n'>;

/** Difference between two forms. Sections and tabs are told by their titles, fields by their codes. */
export type FormChange =
  | { readonly kind: 'formRenamed'; readonly before: string; readonly after: string }
  | { readonly kind: 'itemAdded'; readonly code: string; readonly section: Titled }
  | { readonly kind: 'itemGone'; readonly code: string; readonly section: Titled }
  | { readonly kind: 'itemMoved'; readonly code: string; readonly from: Titled; readonly to: Titled }
  | { readonly kind: 'itemPlaced'; readonly code: string; readonly section: Titled; readonly place: number }
  | { readonly kind: 'sectionAdded' | 'sectionGone' | 'sectionPlaced'; readonly section: Titled }
  | { readonly kind: 'sectionRenamed'; readonly before: Titled; readonly after: Titled }
  | { readonly kind: 'sectionToTab'; readonly section: Titled; readonly tab: Titled | null }
  | { readonly kind: 'sectionColumns'; readonly section: Titled; readonly before: number; readonly after: number }
  | { readonly kind: 'sectionInstruction'; readonly section: Titled }
  | { readonly kind: 'tabAdded' | 'tabGone' | 'tabPlaced'; readonly tab: Titled }
  | { readonly kind: 'tabRenamed'; readonly before: Titled; readonly after: Titled };

const usualColumns = 2;
const same = (one: Titled, other: Titled) =>
  one.title === other.title && (one.title_i18n ?? null) === (other.title_i18n ?? null);

/** Returns the differences between two forms of one model, from the form down to its fields. */
export function formChanges(before: DraftForm, after: DraftForm): readonly FormChange[] {
  const pairs = pairsOf(before.sections, after.sections);
  return [
    ...nameChange(before, after),
    ...tabChanges(before.tabs ?? [], after.tabs ?? []),
    ...sectionChanges(before, after, pairs),
    ...itemChanges(before, after, pairs),
  ];
}

function nameChange(before: DraftForm, after: DraftForm): readonly FormChange[] {
  const isSame = before.name === after.name && (before.name_i18n ?? null) === (after.name_i18n ?? null);
  return isSame ? [] : [{ kind: 'formRenamed', before: before.name, after: after.name }];
}

function tabChanges(before: readonly FormTab[], after: readonly FormTab[]): readonly FormChange[] {
  const oldOf = (code: string) => before.find((tab) => tab.code === code);
  const kept = after.filter(({ code }) => oldOf(code) !== undefined);
  const placed = outOfOrder(kept.map(({ code }) => before.findIndex((tab) => tab.code === code)));
  return [
    ...after.filter((tab) => !kept.includes(tab)).map((tab) => ({ kind: 'tabAdded', tab }) as const),
    ...before
      .filter(({ code }) => !kept.some((tab) => tab.code === code))
      .map((tab) => ({ kind: 'tabGone', tab }) as const),
    ...kept.flatMap((tab): readonly FormChange[] => {
      const old = oldOf(tab.code);
      return old === undefined || same(old, tab) ? [] : [{ kind: 'tabRenamed', before: old, after: tab }];
    }),
    ...placed.map((at) => ({ kind: 'tabPlaced', tab: kept[at] ?? { title: '' } }) as const),
  ];
}

/** Sections of two forms that are the same one: by title, else by the fields that they share. */
function pairsOf(before: readonly Section[], after: readonly Section[]): ReadonlyMap<Section, Section> {
  const pairs = new Map<Section, Section>();
  const isFree = (section: Section) => ![...pairs.values()].includes(section);
  for (const now of after) {
    const old = before.find((section) => isFree(section) && section.title === now.title && now.title !== '');
    if (old !== undefined) pairs.set(now, old);
  }
  for (const now of after.filter((section) => !pairs.has(section))) {
    const shared = (section: Section) => section.properties.filter((code) => now.properties.includes(code)).length;
    const [best] = before
      .filter((section) => isFree(section) && shared(section) > 0)
      .toSorted((a, b) => shared(b) - shared(a));
    if (best !== undefined) pairs.set(now, best);
  }
  return pairs;
}

type Pairs = ReadonlyMap<Section, Section>;

function sectionChanges(before: DraftForm, after: DraftForm, pairs: Pairs): readonly FormChange[] {
  const kept = after.sections.filter((section) => pairs.has(section));
  const gone = before.sections.filter((section) => ![...pairs.values()].includes(section));
  const order = kept.map((section) => before.sections.indexOf(pairs.get(section) ?? section));
  const placed = outOfOrder(order).flatMap((at) => kept[at] ?? []);
  const added = after.sections.filter((section) => !pairs.has(section));
  return [
    ...added.map((section) => ({ kind: 'sectionAdded', section }) as const),
    ...gone.map((section) => ({ kind: 'sectionGone', section }) as const),
    ...kept.flatMap((section) => ofSection(pairs.get(section) ?? section, section, after.tabs ?? [])),
    ...placed
      .filter((section) => pairs.get(section)?.tab === section.tab)
      .map((section) => ({ kind: 'sectionPlaced', section }) as const),
  ];
}

function ofSection(old: Section, section: Section, tabs: readonly FormTab[]): readonly FormChange[] {
  const [before, now] = [old.columns ?? usualColumns, section.columns ?? usualColumns];
  const words = ({ instruction, instruction_i18n }: Section) => [instruction ?? '', instruction_i18n ?? ''].join('\n');
  const tab = tabs.find(({ code }) => code === section.tab) ?? null;
  return [
    ...(same(old, section) ? [] : [{ kind: 'sectionRenamed', before: old, after: section } as const]),
    ...(old.tab === section.tab ? [] : [{ kind: 'sectionToTab', section, tab } as const]),
    ...(before === now ? [] : [{ kind: 'sectionColumns', section, before, after: now } as const]),
    ...(words(old) === words(section) ? [] : [{ kind: 'sectionInstruction', section } as const]),
  ];
}

function itemChanges(before: DraftForm, after: DraftForm, pairs: Pairs): readonly FormChange[] {
  const sectionOf = ({ sections }: DraftForm, code: string) =>
    sections.find(({ properties }) => properties.includes(code));
  const gone = before.sections.flatMap((section) =>
    section.properties
      .filter((code) => sectionOf(after, code) === undefined)
      .map((code) => ({ kind: 'itemGone', code, section }) as const),
  );
  const here = after.sections.flatMap((section) => {
    const old = pairs.get(section);
    const stayed = section.properties.filter((code) => old?.properties.includes(code));
    const placed = outOfOrder(stayed.map((code) => old?.properties.indexOf(code) ?? 0)).map((at) => stayed[at]);
    return section.properties.flatMap((code, at): readonly FormChange[] => {
      const from = sectionOf(before, code);
      if (from === undefined) return [{ kind: 'itemAdded', code, section }];
      if (from !== old) return [{ kind: 'itemMoved', code, from, to: section }];
      return placed.includes(code) ? [{ kind: 'itemPlaced', code, section, place: at + 1 }] : [];
    });
  });
  return [...here, ...gone];
}

/** Returns the entries that stand out of their old order, as few as can be: all but a longest rising run. */
function outOfOrder(order: readonly number[]): readonly number[] {
  const runs: (readonly number[])[] = [];
  for (const [at, value] of order.entries()) {
    const before = runs.filter((run) => (order[run.at(-1) ?? 0] ?? 0) < value);
    const longest = before.reduce<readonly number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, at]);
  }
  const kept = runs.reduce<readonly number[]>((best, run) => (run.length > best.length ? run : best), []);
  return order.flatMap((_, at) => (kept.includes(at) ? [] : [at]));
}
