import type { Property } from '@portico/shared-kit/contract/models.schema';
import { printStatusCode } from '@portico/shared-kit/contract/print-template';
import { propertyName } from '@portico/shared-kit/fields';
import { type Locale, localised, localisedText, useLocale } from '@portico/shared-kit/i18n';
import { useMemo, useState } from 'react';
import { templateTarget } from './model/template-designer-state.model.ts';
import type { TemplateDraft, TemplateElement } from './model/template-draft.model.ts';
import { findElement } from './model/template-edits.model.ts';
import { templateProblems } from './model/template-problems.model.ts';
import { templateDesignTexts } from './template-design.texts.ts';
import type { CanvasView, TemplateDesignerContext } from './template-designer.ts';

/** Width of a window in pixels from which on A4 fits beside palette and panel in its own size. */
const widthForWholePaper = 1400;

type TemplateDesignerInput = Pick<TemplateDesignerContext, 'design' | 'state' | 'isReadOnly' | 'problems' | 'dispatch'>;

/** The context of what is open, with what can be looked up in it. */
export function useTemplateDesignerOf(input: TemplateDesignerInput): TemplateDesignerContext {
  const { design, state, isReadOnly, problems, dispatch } = input;
  const t = templateDesignTexts.useT();
  const locale = useLocale();
  const [view, setView] = useState<CanvasView>(() => ({
    zoom: window.innerWidth < widthForWholePaper ? 0.75 : 1,
    isSnapping: true,
  }));
  const template = state.history.present;
  const named = useMemo(() => {
    const propertyOf = finderOf(design.properties);
    const nameOf = (id: string, of: TemplateDraft = template) => {
      if (id === templateTarget) return localised(of.name, of.name_i18n, locale);
      const page = of.pages.findIndex(({ settings }) => settings.id === id);
      if (page >= 0) return t('page', { page: page + 1 });
      const element = findElement(of, id)?.element;
      if (element === undefined) return '';
      return (
        ownName(element, { locale, propertyOf, gone: (code) => t('gone', { code }) }) || t(`types.${element.eleType}`)
      );
    };
    return { propertyOf, nameOf };
  }, [design.properties, template, locale, t]);
  return useMemo(() => {
    const { propertyOf, nameOf } = named;
    const found = problems && [...problems, ...templateProblems(template, { nameOf: (id) => nameOf(id), propertyOf })];
    const onView = (changes: Partial<CanvasView>) => setView((before) => ({ ...before, ...changes }));
    return { design, state, template, isReadOnly, problems: found, view, dispatch, onView, ...named };
  }, [design, state, template, isReadOnly, problems, view, dispatch, named]);
}

function finderOf(properties: readonly Property[]): (code: string) => Property | undefined {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  // The status of a record has a code of its own in print (portal spec, section 3).
  return (code) => byCode.get(code === printStatusCode ? 'sequenceStatus' : code);
}

interface NameSource {
  readonly locale: Locale;
  propertyOf(code: string): Property | undefined;
  gone(code: string): string;
}

/** Words or the field of an element; '' where it has none. */
function ownName(element: TemplateElement, { locale, propertyOf, gone }: NameSource): string {
  if (element.eleType === 'title' || element.eleType === 'text')
    return shortened(localisedText(element.innerTxt, locale));
  if (!('code' in element) || element.code === '') return '';
  const property = propertyOf(element.code);
  return property === undefined ? gone(element.code) : propertyName(property, locale);
}

const longestName = 40;
const shortened = (text: string) => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);
