import type { Direction } from '@portico/shared-kit/designer/editing';
import type { FormTab } from '@portico/shared-kit/contract/models.schema';
import {
  type ItemPosition,
  type LaidPart,
  type LaidSection,
  type Layout,
  partOfTab,
  positionOfItem,
  positionOfSection,
  sectionAt,
  sectionsOf,
  type SectionPosition,
} from './layout.model.ts';

/** Most tabs that a form has. */
export const mostTabs = 20;
/** Most columns of a section. */
export const mostColumns = 4;
/** The columns of a section that says nothing of them. */
export const usualColumns = 2;

const clamped = (index: number, length: number) => Math.min(Math.max(index, 0), length);

function withParts(layout: Layout, change: (part: LaidPart, at: number) => LaidPart): Layout {
  return { ...layout, parts: layout.parts.map(change) };
}

function withSections(layout: Layout, change: (section: LaidSection) => LaidSection): Layout {
  return withParts(layout, (part) => ({ ...part, sections: part.sections.map(change) }));
}

/** Takes fields off the form; they can be put on it again. */
export function takeOff(layout: Layout, codes: readonly string[]): Layout {
  return withSections(layout, (section) =>
    section.items.some((code) => codes.includes(code))
      ? { ...section, items: section.items.filter((code) => !codes.includes(code)) }
      : section,
  );
}

/** Puts fields next to each other at a place, from wherever they are; the place counts without them. */
export function placeItems(layout: Layout, codes: readonly string[], { section, index }: ItemPosition): Layout {
  if (sectionAt(layout, section) === null) return layout;
  return withSections(takeOff(layout, codes), (each) =>
    each.key === section
      ? { ...each, items: each.items.toSpliced(clamped(index, each.items.length), 0, ...codes) }
      : each,
  );
}

/** Adds a section with a title at a place; `key` is its own. */
export function addSection(layout: Layout, place: SectionPosition, title: Pick<LaidSection, 'title' | 'title_i18n'>) {
  const key = `s${layout.next}`;
  const section: LaidSection = { key, ...title, columns: usualColumns, items: [] };
  return { key, layout: insertSection({ ...layout, next: layout.next + 1 }, section, place) };
}

function insertSection(layout: Layout, section: LaidSection, { part, index }: SectionPosition): Layout {
  return withParts(layout, (each, at) =>
    at === part
      ? { ...each, sections: each.sections.toSpliced(clamped(index, each.sections.length), 0, section) }
      : each,
  );
}

/** Change of a section's words and numbers; undefined takes one away. */
export type SectionChange = {
  readonly [K in 'title' | 'title_i18n' | 'instruction' | 'instruction_i18n' | 'columns']?: LaidSection[K] | undefined;
};

/** The section with what is said of it now. */
export function changeSection(layout: Layout, key: string, change: SectionChange): Layout {
  return withSections(layout, (section) => (section.key === key ? said({ ...section, ...change }) : section));
}

/** Returns the object without undefined members: a form says nothing of them then. */
function said<TThing extends object>(thing: { [K in keyof TThing]: TThing[K] | undefined }): TThing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as TThing;
}

/** Takes a section away; its fields are not on the form then. */
export function removeSection(layout: Layout, key: string): Layout {
  return withParts(layout, (part) => ({ ...part, sections: part.sections.filter((section) => section.key !== key) }));
}

/** Moves a section; the place counts without it. */
export function moveSection(layout: Layout, key: string, place: SectionPosition): Layout {
  const section = sectionAt(layout, key);
  if (section === null || layout.parts[place.part] === undefined) return layout;
  return insertSection(removeSection(layout, key), section, place);
}

/** Adds a tab after the others, with an empty section in it; the same layout where there are too many. */
export function addTab(
  layout: Layout,
  title: Pick<FormTab, 'title' | 'title_i18n'>,
  section: Pick<LaidSection, 'title' | 'title_i18n'>,
) {
  const codes = layout.parts.flatMap(({ tab }) => tab?.code ?? []);
  if (codes.length >= mostTabs) return null;
  const free = Array.from({ length: mostTabs + 1 }, (_, at) => `tab${at + 1}`).find((code) => !codes.includes(code));
  const code = free ?? `tab${layout.next}`;
  const parts = [...layout.parts, { tab: { code, ...title }, sections: [] }];
  return { code, ...addSection({ ...layout, parts }, { part: parts.length - 1, index: 0 }, section) };
}

/** Change of a tab's name. */
export type TabChange = { readonly [K in 'title' | 'title_i18n']?: FormTab[K] | undefined };

/** The tab with what it is called now. */
export function changeTab(layout: Layout, code: string, change: TabChange): Layout {
  return withParts(layout, (part) =>
    part.tab?.code === code ? { ...part, tab: said<FormTab>({ ...part.tab, ...change }) } : part,
  );
}

/** Moves a tab to a place among the tabs, from 0. */
export function moveTab(layout: Layout, code: string, index: number): Layout {
  const from = partOfTab(layout, code);
  const part = layout.parts[from];
  if (from === 0 || part === undefined) return layout;
  const rest = layout.parts.toSpliced(from, 1);
  const to = clamped(index, rest.length - 1) + 1;
  return to === from ? layout : { ...layout, parts: rest.toSpliced(to, 0, part) };
}

/** Takes a tab away; its sections go to the end of the one before it, or above the tabs. */
export function removeTab(layout: Layout, code: string): Layout {
  const at = partOfTab(layout, code);
  const gone = layout.parts[at];
  if (at === 0 || gone === undefined) return layout;
  const parts = layout.parts.map((part, index) =>
    index === at - 1 ? { ...part, sections: [...part.sections, ...gone.sections] } : part,
  );
  return { ...layout, parts: parts.toSpliced(at, 1) };
}

/** A field one place on or back, or one row; from the end of a section into the next one, also of another tab. */
export function stepItem(layout: Layout, code: string, direction: Direction): Layout {
  const place = positionOfItem(layout, code);
  const section = place === null ? null : sectionAt(layout, place.section);
  if (place === null || section === null) return layout;
  const isRow = direction === 'up' || direction === 'down';
  const by = (isRow ? (section.columns ?? usualColumns) : 1) * (direction === 'left' || direction === 'up' ? -1 : 1);
  const index = place.index + by;
  const last = section.items.length - 1;
  if (index >= 0 && index <= last) return placeItems(layout, [code], { section: section.key, index });
  const all = sectionsOf(layout);
  const next = all[all.indexOf(section) + Math.sign(by)];
  if (next !== undefined) {
    return placeItems(layout, [code], { section: next.key, index: by > 0 ? 0 : next.items.length });
  }
  // There is nothing further on: as far as it goes.
  const end = clamped(index, last);
  return end === place.index ? layout : placeItems(layout, [code], { section: section.key, index: end });
}

/** A section one place on or back; from the end of a tab into the next one. */
export function stepSection(layout: Layout, key: string, direction: Direction): Layout {
  const place = positionOfSection(layout, key);
  const part = place === null ? undefined : layout.parts[place.part];
  if (place === null || part === undefined) return layout;
  const by = direction === 'left' || direction === 'up' ? -1 : 1;
  const index = place.index + by;
  if (index >= 0 && index < part.sections.length) return moveSection(layout, key, { part: place.part, index });
  const next = layout.parts[place.part + by];
  if (next === undefined) return layout;
  return moveSection(layout, key, { part: place.part + by, index: by > 0 ? 0 : next.sections.length });
}

/** A tab one place on or back. */
export function stepTab(layout: Layout, code: string, direction: Direction): Layout {
  const index = partOfTab(layout, code) - 1 + (direction === 'left' || direction === 'up' ? -1 : 1);
  return index < 0 ? layout : moveTab(layout, code, index);
}
