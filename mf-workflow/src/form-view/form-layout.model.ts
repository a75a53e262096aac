import type { Form, FormSection, FormTab } from '@portico/shared-kit/contract/models.schema';
import type { FormItem, FormProblems } from './form-values.model.ts';

/** A section with the fields that are shown in it. */
export interface VisibleSection<TItem> extends Omit<FormSection, 'properties' | 'columns'> {
  readonly columns: number;
  readonly properties: readonly TItem[];
}

/** A tab with what stands in it. */
interface VisibleTab<TItem> extends FormTab {
  readonly sections: readonly VisibleSection<TItem>[];
}

/** A form as it is shown: sections above its tabs, and the tabs. */
export interface FormLayout<TItem> {
  readonly above: readonly VisibleSection<TItem>[];
  readonly tabs: readonly VisibleTab<TItem>[];
}

/**
 * A form's sections with their fields; a code that the model has not is left out, and so is a section in which
 * nothing is left.
 */
function sectionsOf<TItem extends FormItem>(
  form: Form,
  properties: readonly TItem[],
): readonly VisibleSection<TItem>[] {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  const sections = form.sections.map((section) => ({
    ...section,
    columns: section.columns ?? 2,
    properties: section.properties.flatMap((code) => byCode.get(code) ?? []),
  }));
  return sections.filter((section) => section.properties.length > 0 || section.instruction !== undefined);
}

/** Returns those of the fields that stand on a form, in its order. */
export function onForm<TItem extends FormItem>(form: Form, properties: readonly TItem[]): readonly TItem[] {
  return sectionsOf(form, properties).flatMap((section) => section.properties);
}

/** The layout of a form without the hidden fields; a tab in which nothing is left is left out. */
export function layoutOf<TItem extends FormItem>(
  form: Form,
  properties: readonly TItem[],
  hidden: ReadonlySet<string>,
): FormLayout<TItem> {
  const sections = sectionsOf(
    form,
    properties.filter(({ code }) => !hidden.has(code)),
  );
  const tabs = (form.tabs ?? []).map((tab) => ({
    ...tab,
    sections: sections.filter((section) => section.tab === tab.code),
  }));
  const named = new Set(tabs.map(({ code }) => code));
  return {
    above: sections.filter(({ tab }) => tab === undefined || !named.has(tab)),
    tabs: tabs.filter((tab) => tab.sections.some((section) => section.properties.length > 0 || hasText(section))),
  };
}

const hasText = ({ instruction }: Pick<FormSection, 'instruction'>) => instruction !== undefined;

/** Returns the number of entries in these sections that must be mended. */
export function problemCount(
  sections: readonly VisibleSection<{ readonly code: string }>[],
  problems: FormProblems,
): number {
  return sections.flatMap(({ properties }) => properties).filter(({ code }) => problems[code] !== undefined).length;
}

/** The tab to show where entries were refused: the open one where it holds one of them, else the first that does. */
export function tabToMend<TItem extends FormItem>(
  { above, tabs }: FormLayout<TItem>,
  problems: FormProblems,
  open: string | null,
): string | null {
  if (problemCount(above, problems) > 0) return open;
  const wrong = tabs.filter(({ sections }) => problemCount(sections, problems) > 0).map(({ code }) => code);
  return open !== null && wrong.includes(open) ? open : (wrong[0] ?? open);
}
