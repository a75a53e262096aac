import type { FormDesign, FormProblem } from '@portico/shared-kit/contract/form-design.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { createDesignerContext } from '@portico/shared-kit/designer';
import { type Dispatch, useMemo } from 'react';
import { formDesignTexts } from './form-design.texts.ts';
import { type FormDesignerAction, type FormDesignerState, shownLayout } from './model/form-designer-state.model.ts';
import { type Layout, partOfTab, sectionAt } from './model/layout.model.ts';
import type { SelectionTarget } from './model/selection-target.model.ts';

/** Context for every part of the form designer's screen. */
export interface FormDesignerContext {
  readonly design: FormDesign;
  readonly state: FormDesignerState;
  /** The form as it is shown. */
  readonly layout: Layout;
  readonly isReadOnly: boolean;
  /** True while the pointer drags something. */
  readonly isDragging: boolean;
  /** Null until it was checked. */
  readonly problems: readonly FormProblem[] | null;
  readonly dispatch: Dispatch<FormDesignerAction>;
  onDragging(isDragging: boolean): void;
  propertyOf(code: string): Property | undefined;
  /** Returns the name by which people know a part of the form, by its layout. */
  nameOf(target: SelectionTarget, layout?: Layout): string;
}

const context = createDesignerContext<FormDesignerContext>('useFormDesigner');

/** Gives everything below it the designer. */
export const FormDesignerProvider = context.Provider;

/** The designer. Throws outside of a form designer. */
export const useFormDesigner = context.useValue;

type FormDesignerInput = Pick<
  FormDesignerContext,
  'design' | 'state' | 'isReadOnly' | 'isDragging' | 'problems' | 'dispatch' | 'onDragging'
>;

/** The context of what is open, with what can be looked up in it. */
export function useFormDesignerOf(input: FormDesignerInput): FormDesignerContext {
  const { design, state, isReadOnly, isDragging, problems, dispatch, onDragging } = input;
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const byCode = useMemo(() => new Map(design.properties.map((each) => [each.code, each])), [design.properties]);
  return useMemo(() => {
    const layout = shownLayout(state);
    const nameOf = (target: SelectionTarget, of: Layout = layout) => {
      if (target.kind === 'form') return localised(of.name, of.name_i18n, locale);
      if (target.kind === 'item') {
        const property = byCode.get(target.code);
        return property === undefined ? target.code : propertyName(property, locale);
      }
      const titled = target.kind === 'tab' ? of.parts[partOfTab(of, target.code)]?.tab : sectionAt(of, target.key);
      return (titled ? localised(titled.title, titled.title_i18n, locale) : '') || t('untitled');
    };
    const looked = { layout, nameOf, propertyOf: (code: string) => byCode.get(code) };
    return { design, state, isReadOnly, isDragging, problems, dispatch, onDragging, ...looked };
  }, [design, state, isReadOnly, isDragging, problems, dispatch, onDragging, byCode, locale, t]);
}
