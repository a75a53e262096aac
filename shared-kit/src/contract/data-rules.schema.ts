import { FormCode, ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, NameI18n } from './common.schema.ts';
import { PropertyPath } from './model-permissions.schema.ts';

const words = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }));
const literal = Type.Union([Type.String({ maxLength: 64 }), Type.Number()]);

/**
 * Options of a data rule, by its check type; `readDataRule` of data-rules says which members belong together.
 *
 * 1 regular expression: `pattern` (RE2: no look-around, no back reference), found anywhere unless it is anchored, and
 * `message`. 2 formula: `rule` compares with what `type` names, `prompt` is told. 4: at most `maxLength` characters.
 * 5 unique: no options.
 */
export const DataRuleOptions = Type.Object(
  {
    pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    message: words(200),
    message_i18n: Type.Optional(NameI18n),
    /** Source of the other side: `value`, another field of the record, or values of other records. */
    type: Type.Optional(Type.Enum(['literal', 'property', 'records'], { type: 'string' })),
    rule: Type.Optional(Type.Enum(['=', '>', '<', '>=', '<=', '~'], { type: 'string' })),
    prompt: words(200),
    prompt_i18n: Type.Optional(NameI18n),
    /** The literal; with `~` the lower end of a range that ends with `to`, both included. */
    value: Type.Optional(literal),
    to: Type.Optional(literal),
    /** The other field: of this record, of the same row (`lines.price`), or of the records of `schemaCode`. */
    propertyCode: Type.Optional(PropertyPath),
    /** With `type` property and `~`: the field that holds the upper end. */
    toPropertyCode: Type.Optional(PropertyPath),
    schemaCode: Type.Optional(ModelCode),
    /** Narrows the other records to those whose `propertyCode` equals this record's `equals`. */
    match: Type.Optional(Type.Object({ propertyCode: Code, equals: PropertyPath }, { additionalProperties: false })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000 })),
  },
  { additionalProperties: false },
);
export type DataRuleOptions = Static<typeof DataRuleOptions>;

const checkType = Type.Enum([1, 2, 4, 5], { type: 'integer' });

/** A rule that the values of a field keep (list spec, sections 3 and 5), as a model describes it. */
export const ModelDataRule = Type.Object(
  {
    /** A field, or a column of a sub-table (`lines.price`), whose every row keeps the rule. */
    propertyCode: PropertyPath,
    checkType,
    options: Type.Optional(DataRuleOptions),
  },
  { additionalProperties: false },
);
export type ModelDataRule = Static<typeof ModelDataRule>;

/** A data rule with the model it belongs to (list spec, section 3). */
export const DataRule = Type.Object({
  propertyCode: PropertyPath,
  schemaCode: ModelCode,
  checkType,
  options: DataRuleOptions,
});
export type DataRule = Static<typeof DataRule>;
/** All data rules of a model. */
export const DataRules = Type.Array(DataRule);

/** Names a model. */
export const DataRulesInput = Type.Object({ schemaCode: ModelCode });
export type DataRulesInput = Static<typeof DataRulesInput>;

/** `sheetCode`, or `formCode` as the same, keeps the fields of one form and those that every record has. */
export const DataItemsInput = Type.Object({
  schemaCode: ModelCode,
  formCode: Type.Optional(FormCode),
  sheetCode: Type.Optional(FormCode),
});
export type DataItemsInput = Static<typeof DataItemsInput>;

const itemHead = {
  code: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  propertyType: Type.Integer(),
  /** JSON text of the settings: format, options (list spec, section 3). */
  options: Type.String(),
};

/** A field as lists of them show one (list spec, section 3: field). */
export const DataItem = Type.Object({
  ...itemHead,
  /** True for what every record of every model has. */
  defaultProperty: Type.Boolean(),
  subSchema: Type.Optional(Type.Object({ properties: Type.Array(Type.Object(itemHead)) })),
  /** True where the user may change it for many records at once (list spec, section 5: batch update). */
  isBatchEditable: Type.Boolean(),
});
export type DataItem = Static<typeof DataItem>;
/** The fields of a model. */
export const DataItems = Type.Array(DataItem);
