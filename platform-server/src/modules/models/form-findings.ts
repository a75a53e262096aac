import type { DraftForm, FormLocation } from '@portico/shared-kit/contract/form-design.schema';
import type { ErrorName } from '@portico/shared-kit/errors';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts, formTexts } from './definition.texts.ts';

/** Problems that a form may have: rows of the catalogue. */
type FormProblemName = Extract<
  ErrorName,
  | 'formWithoutSections'
  | 'formItemUnknown'
  | 'formItemTwice'
  | 'formTabUnknown'
  | 'formTabEmpty'
  | 'formTabWithoutTitle'
  | 'formTabTwice'
  | 'formSectionEmpty'
>;

/** Fault of a form, for designers by its location and for authors of packages by its path. */
export interface FormFinding extends DefinitionProblem {
  readonly name: FormProblemName;
  readonly params: Readonly<Record<string, string | number>>;
  readonly location: FormLocation;
}

/** Items of the model by code, each with its name for messages. */
export type ItemNames = ReadonlyMap<string, string>;

/**
 * Returns all that keeps a form from being published, in the order of the form: for the designer, and for every
 * definition that is published. Nothing where people can open it.
 */
export function formFindings(form: DraftForm, itemNames: ItemNames): FormFinding[] {
  const none: FormFinding[] =
    form.sections.length > 0
      ? []
      : [
          {
            name: 'formWithoutSections',
            params: {},
            location: { kind: 'form' },
            path: ['sections'],
            detail: formTexts.withoutSections,
          },
        ];
  return [...none, ...tabFindings(form), ...sectionFindings(form), ...itemFindings(form, itemNames)];
}

function tabFindings({ tabs = [], sections }: DraftForm): FormFinding[] {
  return tabs.flatMap(({ code, title }, index): FormFinding[] => {
    const at = { location: { kind: 'tab', code, index } as const, path: ['tabs', index, 'code'] };
    const found: FormFinding[] = [];
    if (title.trim() === '') {
      const path = ['tabs', index, 'title'];
      found.push({
        ...at,
        name: 'formTabWithoutTitle',
        params: { tab: index + 1 },
        path,
        detail: formTexts.tabWithoutTitle,
      });
    }
    if (tabs.findIndex((tab) => tab.code === code) < index)
      found.push({ ...at, name: 'formTabTwice', params: { tab: code }, detail: definitionTexts.codeTwice(code) });
    else if (!sections.some(({ tab }) => tab === code))
      found.push({
        ...at,
        name: 'formTabEmpty',
        params: { tab: title.trim() || code },
        detail: formTexts.tabEmpty(code),
      });
    return found;
  });
}

function sectionFindings({ tabs = [], sections }: DraftForm): FormFinding[] {
  return sections.flatMap(({ title, tab, instruction = '', properties }, index): FormFinding[] => {
    const location = { kind: 'section', index } as const;
    const path = ['sections', index];
    const section = title.trim() || index + 1;
    if (tab !== undefined && !tabs.some(({ code }) => code === tab)) {
      const detail = formTexts.tabUnknown(tab);
      return [{ name: 'formTabUnknown', params: { section, tab }, location, path: [...path, 'tab'], detail }];
    }
    if (properties.length > 0 || instruction.trim() !== '') return [];
    const detail = formTexts.sectionEmpty;
    return [{ name: 'formSectionEmpty', params: { section }, location, path: [...path, 'properties'], detail }];
  });
}

function itemFindings({ sections }: DraftForm, itemNames: ItemNames): FormFinding[] {
  const seen = new Set<string>();
  return sections.flatMap(({ properties }, index) =>
    properties.flatMap((code, at): FormFinding[] => {
      const isRepeated = seen.has(code);
      seen.add(code);
      const location = { kind: 'item', code, index } as const;
      const path = ['sections', index, 'properties', at];
      const name = itemNames.get(code);
      if (name === undefined) {
        const detail = definitionTexts.itemUnknown(code);
        return [{ name: 'formItemUnknown', params: { property: code }, location, path, detail }];
      }
      const detail = formTexts.itemTwice(code);
      return isRepeated ? [{ name: 'formItemTwice', params: { property: name }, location, path, detail }] : [];
    }),
  );
}
