import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import type { Form } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Model } from './model.ts';

/** The form by which records are added where none is named: the first that takes them; the model's first where none does. */
export function formToAdd({ definition: { forms }, unavailable }: Model): Form | undefined {
  return forms.find(({ code }) => !unavailable.has(code)) ?? forms[0];
}

/**
 * Makes sure that a form takes new records; without `sheetCode` that one of the model's forms does. Throws formOff,
 * formRetired, and formMissing for a form that the model does not have.
 */
export function requireFormOn(model: Model, formCode?: FormCode | ModelCode): void {
  const { definition, unavailable, schemaCode } = model;
  // The link of a message that knows no form names the model in its place (shell spec, section 2).
  const isAny = formCode === undefined || formCode === schemaCode;
  const form = definition.forms.find(({ code }) => code === formCode) ?? (isAny ? formToAdd(model) : undefined);
  if (form === undefined) throw appError('formMissing', { sheetCode: formCode ?? '' });
  const { name, name_i18n } = form;
  const called = { name: name || form.code, ...(name_i18n == null ? {} : { name_i18n }) };
  const availability = unavailable.get(form.code);
  if (availability === 'off') throw appError('formOff', called);
  if (availability === 'retired') throw appError('formRetired', called);
}
