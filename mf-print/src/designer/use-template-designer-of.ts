import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { RecordId } from '@portico/shared-kit/contract/ids';
import { printStatusCode } from '@portico/shared-kit/contract/print-template';
import type { PrintTemplateDesign } from '@portico/shared-kit/contract/print-template-design.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { type Locale, localised, localisedText, useLocale } from '@portico/shared-kit/i18n';
import { propertyFinder } from '@portico/shared-kit/print';
import { useMemo, useState } from 'react';
import { recordLink } from '../preview/print-target.model.ts';
import { templateTarget } from './model/template-designer-state.model.ts';
import type { TemplateDraft, TemplateElement } from './model/template-draft.model.ts';
import { findElement } from './model/template-edits.model.ts';
import { templateProblems } from './model/template-problems.model.ts';
import { useSample } from './sample/use-sample.ts';
import { templateDesignTexts } from './template-design.texts.ts';
import type { CanvasView, TemplateDesignerContext } from './template-designer.ts';

/** Width of a window in pixels from which on A4 fits beside palette and panel in its own size. */
const widthForWholePaper = 1400;

type TemplateDesignerInput = Pick<TemplateDesignerContext, 'design' | 'state' | 'isReadOnly' | 'problems' | 'dispatch'>;

/** The context of what is open, with what can be looked up in it. */
export function useTemplateDesignerOf(input: TemplateDesignerInput): TemplateDesignerContext {
  const { design, state, isReadOnly, problems, dispatch } = input;
  const [view, setView] = useState<CanvasView>(() => ({
    zoom: window.innerWidth < widthForWholePaper ? 0.75 : 1,
    isSnapping: true,
    isPreviewing: false,
  }));
  const template = state.history.present;
  const sample = useSample(design);
  const paperFacts = usePaperFacts(design, sample.locale);
  const named = useNames(design, template);
  return useMemo(() => {
    const { propertyOf, nameOf } = named;
    const found = problems && [...problems, ...templateProblems(template, { nameOf: (id) => nameOf(id), propertyOf })];
    const onView = (changes: Partial<CanvasView>) => setView((before) => ({ ...before, ...changes }));
    return {
      design,
      state,
      template,
      isReadOnly,
      problems: found,
      view,
      sample,
      paperFacts,
      dispatch,
      onView,
      ...named,
    };
  }, [design, state, template, isReadOnly, problems, view, sample, paperFacts, dispatch, named]);
}

/** Returns what looks up the fields of the model, and the names of what stands in the template. */
function useNames(design: PrintTemplateDesign, template: TemplateDraft) {
  const t = templateDesignTexts.useT();
  const locale = useLocale();
  return useMemo(() => {
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
}

/** Fields and links by which words stand on paper. */
function usePaperFacts({ schemaCode, properties }: PrintTemplateDesign, locale: Locale) {
  return useMemo(() => {
    const linkOf = (recordId: RecordId) => recordLink(schemaCode, recordId);
    return { find: propertyFinder(properties), locale, linkOf };
  }, [schemaCode, properties, locale]);
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
