import { type ApiError, localError } from '@portico/shared-kit/api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';

/** The error with which the server would refuse a new record of a form; undefined where it takes them. */
export function refusalOfForm({ form, unavailable }: FormConfig, locale: Locale): ApiError | undefined {
  if (unavailable === undefined) return undefined;
  const name = localised(form.name || form.code, form.name_i18n, locale);
  return { ...localError(unavailable === 'off' ? 'formOff' : 'formRetired', ''), params: { name } };
}
