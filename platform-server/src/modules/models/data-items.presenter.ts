import type { DataItem, DataItemsInput, DataRule } from '@portico/shared-kit/contract/data-rules.schema';
import { appError } from '@portico/shared-kit/errors';
import { isBatchEditable, kindOf, type Property, settingsOf } from '@portico/shared-kit/fields';
import type { Model } from './model.ts';

/** The data items of a model, or of one of its forms with those of the system. Throws formMissing. */
export function presentDataItems(
  { definition, table }: Model,
  { sheetCode, formCode }: DataItemsInput,
  isWritable: (property: Property) => boolean,
): DataItem[] {
  const wanted = sheetCode ?? formCode;
  const form = definition.forms.find(({ code }) => code === wanted);
  if (wanted !== undefined && form === undefined) throw appError('formMissing', { sheetCode: wanted });
  const inForm = form && new Set(form.sections.flatMap((section) => section.properties));
  return table.properties
    .filter(({ code, system }) => inForm === undefined || system === true || inForm.has(code))
    .map((property) => ({
      ...head(property),
      defaultProperty: property.system === true,
      isBatchEditable: isBatchEditable(property) && isWritable(property),
      ...(property.subSchema === undefined
        ? {}
        : { subSchema: { properties: property.subSchema.properties.map(head) } }),
    }));
}

function head(property: Property) {
  const { code, name, name_i18n = null, propertyType } = property;
  const options = kindOf(property).storage === 'rows' ? {} : settingsOf(property);
  return { code, name, name_i18n, propertyType, options: JSON.stringify(options) };
}

/** The data rules of a model (list spec, section 3), those of data items that may be seen. */
export function presentDataRules({ schemaCode, definition }: Model): DataRule[] {
  return (definition.dataRules ?? []).map(({ propertyCode, checkType, options = {} }) => ({
    propertyCode,
    schemaCode,
    checkType,
    options,
  }));
}
