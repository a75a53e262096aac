import type { FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import { appError } from '@portico/shared-kit/errors';

const pattern = /^([A-Za-z]\w{0,47})\.([A-Za-z]\w{0,47})$/;

/** The codes of the form that the key of a design names, as `model.form`. Throws requestInvalid where it names none. */
export function codesOf(designKey: string): FormDesignInput {
  const [, schemaCode, formCode] = pattern.exec(designKey) ?? [];
  if (schemaCode === undefined || formCode === undefined)
    throw appError('requestInvalid', { detail: 'params/designKey must be the codes of a model and a form' });
  return { schemaCode, sheetCode: formCode };
}
