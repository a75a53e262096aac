import type { DraftForm, FormCheck, FormProblem } from '@portico/shared-kit/contract/form-design.schema';
import type { Form, ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { isComputed, isEmptyValue, kindOf, propertyName, systemProperties } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { formFindings, type ItemNames } from '../form-findings.ts';

/** Returns the items that forms may show, each with its name in a language. */
export function namedItems({ properties }: ModelDefinition, locale: Locale): ItemNames {
  return new Map(
    [...systemProperties, ...properties].map((property) => [property.code, propertyName(property, locale)]),
  );
}

/** Returns whether no new record is saved without a value of it, and nothing but a form gives it one. */
function isAskedFor(property: Property): boolean {
  const { required, defaultValue, expressions } = property;
  const isGiven = !isEmptyValue(defaultValue) || expressions?.default !== undefined || isComputed(property);
  return required === true && !isGiven && kindOf(property).readOnlySource === undefined;
}

/** Codes of fields without which no new record is saved, and that nothing fills in by itself. */
export function requiredItems({ properties }: ModelDefinition): string[] {
  return properties.filter(isAskedFor).map(({ code }) => code);
}

/** Returns the problems of a form, errors first, in the language of the reader. */
export function problemsOf(form: DraftForm, definition: ModelDefinition, locale: Locale): FormCheck {
  const known = namedItems(definition, locale);
  const errors = formFindings(form, known).map(
    ({ name, params, location }): FormProblem => ({
      code: codeOf(name),
      params: { ...params },
      location,
      severity: 'error',
    }),
  );
  const placed = new Set(form.sections.flatMap((section) => section.properties));
  const required = requiredItems(definition).filter((code) => !placed.has(code));
  const warnings = required.map(
    (code): FormProblem => ({
      code: codeOf('formRequiredNotPlaced'),
      params: { property: known.get(code) ?? code },
      location: { kind: 'item', code },
      severity: 'warning',
    }),
  );
  const count = definition.properties.filter(({ code }) => !placed.has(code)).length;
  const location = { kind: 'form' } as const;
  const hints: FormProblem[] =
    count === 0 ? [] : [{ code: codeOf('formItemsNotPlaced'), params: { count }, location, severity: 'info' }];
  return { problems: [...errors, ...warnings, ...hints], canPublish: errors.length === 0 };
}

/** A draft as it is published: what was left empty is not there. */
export function formToPublish({ tabs = [], sections, name_i18n, ...form }: DraftForm): Form {
  return {
    ...form,
    ...(name_i18n ? { name_i18n } : {}),
    ...(tabs.length === 0
      ? {}
      : { tabs: tabs.map(({ title_i18n, ...tab }) => ({ ...tab, ...translated(title_i18n) })) }),
    sections: sections.map(({ title_i18n, instruction, instruction_i18n, ...section }) => ({
      ...section,
      ...translated(title_i18n),
      ...(instruction?.trim() ? { instruction, ...(instruction_i18n ? { instruction_i18n } : {}) } : {}),
    })),
  };
}

const translated = (title_i18n: string | null | undefined) => (title_i18n ? { title_i18n } : {});
