import type { DataItem, DataItemsInput, DataRule } from '@portico/shared-kit/contract/data-rules.schema';
import { itemOf } from '@portico/shared-kit/data-rules';
import { appError } from '@portico/shared-kit/errors';
import {
  isBatchEditable,
  type Property,
  settingsOf,
  storageOf,
  takesPartInExpressions,
} from '@portico/shared-kit/fields';
import type { FieldLevelSecurity } from '../../record-store/index.ts';
import type { Model } from './model.ts';

/** The fields that a user sees of a model, or of one of its forms with those of the system. Throws formMissing. */
export function presentDataItems(
  { definition, table }: Model,
  input: DataItemsInput,
  fields: FieldLevelSecurity,
): DataItem[] {
  const formCode = input.sheetCode ?? input.formCode;
  const form = definition.forms.find(({ code }) => code === formCode);
  if (formCode !== undefined && form === undefined) throw appError('formMissing', { sheetCode: formCode });
  const inForm = form && new Set(form.sections.flatMap((section) => section.properties));
  return table.properties
    .filter(({ code }) => isSeen(fields, code))
    .filter(({ code, system }) => inForm === undefined || system === true || inForm.has(code))
    .map((property) => ({
      ...head(property),
      defaultProperty: property.system === true,
      isBatchEditable:
        isBatchEditable(property) &&
        !takesPartInExpressions(table.properties, property.code) &&
        fields.writable.get(property.code) !== 'none',
      ...(property.subSchema === undefined ? {} : { subSchema: { properties: columnsOf(property, fields).map(head) } }),
    }));
}

const isSeen = ({ visible }: FieldLevelSecurity, code: string) => visible.get(code) !== 'none';

function columnsOf({ code, subSchema }: Property, fields: FieldLevelSecurity): readonly Property[] {
  return (subSchema?.properties ?? []).filter((column) => isSeen(fields, `${code}.${column.code}`));
}

function head(property: Property) {
  const { code, name, name_i18n = null, propertyType } = property;
  const options = storageOf(property).hasTable ? {} : settingsOf(property);
  return { code, name, name_i18n, propertyType, options: JSON.stringify(options) };
}

/** The data rules of a model (list spec, section 3), those of fields that may be seen. */
export function presentDataRules({ schemaCode, definition }: Model, fields: FieldLevelSecurity): DataRule[] {
  const rules = (definition.dataRules ?? []).filter(({ propertyCode }) =>
    [itemOf(propertyCode), propertyCode].every((code) => isSeen(fields, code)),
  );
  return rules.map(({ propertyCode, checkType, options = {} }) => ({
    propertyCode,
    schemaCode,
    checkType,
    options,
  }));
}
