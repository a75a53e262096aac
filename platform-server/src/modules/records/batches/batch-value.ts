import { appError } from '@portico/shared-kit/errors';
import {
  isBatchEditable,
  type Property,
  propertyName,
  readBatchText,
  takesPartInExpressions,
} from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ModelTable } from '../../../record-store/index.ts';

/** A field and the value that a batch gives it. */
export interface BatchValue {
  readonly property: Property;
  readonly value: unknown;
}

/**
 * Returns the value of a batch update in the form that is stored. One field is changed, so that none from which
 * others are computed can be. Throws propertyMissing, batchPropertyRefused, batchValueEmpty or valueInvalid.
 */
export function batchValue(table: ModelTable, code: string, text: string, locale: Locale): BatchValue {
  const property = table.properties.find((each) => each.code === code);
  if (property === undefined) throw appError('propertyMissing', { propertyCode: code });
  const name = propertyName(property, locale);
  const isTied = takesPartInExpressions(table.properties, code);
  if (isTied || !isBatchEditable(property)) throw appError('batchPropertyRefused', { property: name });
  const read = readBatchText(property, text);
  if (!read.ok) throw appError('valueInvalid', { property: name, reason: read.problem.text(locale) });
  if (read.value === null) throw appError('batchValueEmpty');
  return { property, value: read.value };
}
