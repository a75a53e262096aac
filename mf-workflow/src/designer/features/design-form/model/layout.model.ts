import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import type { FormSection, FormTab } from '@portico/shared-kit/contract/models.schema';

/** A section while it is being arranged: it keeps its key wherever it goes. */
export interface LaidSection extends Omit<FormSection, 'tab' | 'properties'> {
  readonly key: string;
  /** Codes of its fields, in their order. */
  readonly items: readonly string[];
}

/** Part of a form above the tabs, or in one of them. */
export interface LaidPart {
  /** Null for what stands above the tabs. */
  readonly tab: FormTab | null;
  readonly sections: readonly LaidSection[];
}

/** A form while it is being arranged: the first part is what stands above the tabs, then each tab in its order. */
export interface Layout extends Pick<DraftForm, 'code' | 'name' | 'name_i18n'> {
  readonly parts: readonly LaidPart[];
  /** Number of the next section's key. */
  readonly next: number;
}

/** Position of a field: its section, and its index in it from 0. */
export interface ItemPosition {
  readonly section: string;
  readonly index: number;
}

/** Position of a section: its part (0 is above the tabs), and its index in it from 0. */
export interface SectionPosition {
  readonly part: number;
  readonly index: number;
}

/** A form to arrange. A code that stands on it twice stays at its first place; a tab that is not there, above the tabs. */
export function layoutOf(form: DraftForm): Layout {
  const seen = new Set<string>();
  const tabs = form.tabs ?? [];
  const sections = form.sections.map(({ tab, properties, ...section }, at) => {
    const items = properties.filter((code) => !seen.has(code) && seen.add(code));
    return { tab, laid: { ...section, items, key: `s${at}` } };
  });
  const isKnown = (tab: string | undefined) => tabs.some(({ code }) => code === tab);
  const of = (wanted: (tab: string | undefined) => boolean) =>
    sections.filter(({ tab }) => wanted(tab)).map(({ laid }) => laid);
  const { code, name, name_i18n } = form;
  return {
    code,
    name,
    ...(name_i18n === undefined ? {} : { name_i18n }),
    parts: [
      { tab: null, sections: of((tab) => !isKnown(tab)) },
      ...tabs.map((tab) => ({ tab, sections: of((named) => named === tab.code) })),
    ],
    next: sections.length,
  };
}

/** The form that was arranged, as it is kept: names and texts without the blanks around them. */
export function formOf({ code, name, name_i18n, parts }: Layout): DraftForm {
  const tabs = parts.flatMap(({ tab }) => (tab === null ? [] : { ...tab, title: tab.title.trim() }));
  const sections = parts.flatMap(({ tab, sections: laid }) =>
    laid.map(({ key: _, items, title, instruction, ...section }) => ({
      ...section,
      title: title.trim(),
      ...(instruction === undefined ? {} : { instruction: instruction.trim() }),
      ...(tab === null ? {} : { tab: tab.code }),
      properties: [...items],
    })),
  );
  return {
    code,
    name: name.trim(),
    ...(name_i18n === undefined ? {} : { name_i18n }),
    ...(tabs.length === 0 ? {} : { tabs }),
    sections,
  };
}

/** All sections, in the order of the form. */
export function sectionsOf({ parts }: Layout): readonly LaidSection[] {
  return parts.flatMap(({ sections }) => sections);
}

/** The section with a key; null where there is none. */
export function sectionAt(layout: Layout, key: string): LaidSection | null {
  return sectionsOf(layout).find((section) => section.key === key) ?? null;
}

/** Returns the position of a field; null where it is not on the form. */
export function positionOfItem(layout: Layout, code: string): ItemPosition | null {
  const section = sectionsOf(layout).find(({ items }) => items.includes(code));
  return section === undefined ? null : { section: section.key, index: section.items.indexOf(code) };
}

/** Returns the position of a section; null where there is none with this key. */
export function positionOfSection({ parts }: Layout, key: string): SectionPosition | null {
  const part = parts.findIndex(({ sections }) => sections.some((section) => section.key === key));
  const index = parts[part]?.sections.findIndex((section) => section.key === key) ?? -1;
  return index < 0 ? null : { part, index };
}

/** The part in which a tab is; 0, which is above the tabs, where there is no such tab. */
export function partOfTab({ parts }: Layout, code: string): number {
  return Math.max(
    0,
    parts.findIndex(({ tab }) => tab?.code === code),
  );
}

/** Returns those of the fields that are not on the form. */
export function unplaced<TItem extends { readonly code: string }>(
  layout: Layout,
  properties: readonly TItem[],
): readonly TItem[] {
  const placed = new Set(sectionsOf(layout).flatMap(({ items }) => items));
  return properties.filter(({ code }) => !placed.has(code));
}
