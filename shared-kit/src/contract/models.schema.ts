import { FormCode, ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { relativeDates } from '../filters/index.ts';
import { Code, Id, NameI18n, Nullable, WholeNumber } from './common.schema.ts';
import { ModelAction, ModelPermission, PropertyPath } from './model-permissions.schema.ts';
import { buttonLooks, listModeSettings, ListViewName } from './list-modes.schema.ts';
import { ownListSettings } from './list-layout.schema.ts';
import { Expressions } from './expressions.schema.ts';
import { DataRules, ModelDataRule } from './data-rules.schema.ts';

const PropertyBase = {
  code: Code,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  name_i18n: Type.Optional(NameI18n),
  propertyType: Type.Integer({ minimum: 0 }),
  required: Type.Optional(Type.Boolean()),
  unique: Type.Optional(Type.Boolean()),
  /** A system property: kept by the platform, never edited by hand. */
  system: Type.Optional(Type.Boolean()),
  defaultValue: Type.Optional(Type.Unknown()),
  expressions: Type.Optional(Expressions),
  /** The kind's settings; validated by the kind itself. */
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
};

const ChildProperty = Type.Object(PropertyBase, { additionalProperties: false });

/** A field of a model (list spec, section 3); `subSchema` only for sub-tables. */
export const Property = Type.Object(
  { ...PropertyBase, subSchema: Type.Optional(Type.Object({ properties: Type.Array(ChildProperty) })) },
  { additionalProperties: false },
);
export type Property = Static<typeof Property>;

const rightsOnProperty = {
  /** False: the user sees it on no record; it is shown as empty. */
  visible: Type.Optional(Type.Boolean()),
  /** False: the user can change it on no record. */
  writable: Type.Optional(Type.Boolean()),
};

const ChildPropertyWithRights = Type.Object({ ...PropertyBase, ...rightsOnProperty }, { additionalProperties: false });

/** A field in an answer, with what this user may do with its values; what is absent is allowed. */
export const PropertyWithRights = Type.Object(
  {
    ...PropertyBase,
    ...rightsOnProperty,
    subSchema: Type.Optional(Type.Object({ properties: Type.Array(ChildPropertyWithRights) })),
  },
  { additionalProperties: false },
);
export type PropertyWithRights = Static<typeof PropertyWithRights>;

/** A column of a list view. `width` in px, at least 70; absent: 176 (portal spec, section 9). */
export const ListColumn = Type.Object({
  propertyCode: Code,
  name: Type.Optional(Type.String()),
  name_i18n: Type.Optional(NameI18n),
  width: Type.Optional(Type.Integer({ minimum: 70, maximum: 2000 })),
  isShow: Type.Optional(Type.Boolean()),
  /** Number aggregate code: 1 sum, 2 average, 3 minimum, 4 maximum, 5 count (portal spec, section 3). */
  sumType: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  pinned: Type.Optional(Type.Union([Type.Literal('left'), Type.Literal('right')])),
});
export type ListColumn = Static<typeof ListColumn>;

/**
 * A condition of the filter form (list spec, section 3). `accurateSearch` asks for equal text, not for text that
 * contains it. A default is one value, or a range from `startValue` to `endValue`, or a range of dates that moves with
 * the day, by its name in `dateType`; the first of them that is there counts.
 */
export const QueryCondition = Type.Object({
  propertyCode: Code,
  name: Type.Optional(Type.String()),
  name_i18n: Type.Optional(NameI18n),
  visible: Type.Optional(Type.Boolean()),
  defaultValue: Type.Optional(Type.Unknown()),
  startValue: Type.Optional(Type.Unknown()),
  endValue: Type.Optional(Type.Unknown()),
  dateType: Type.Optional(Type.Enum([...relativeDates], { type: 'string' })),
  /** A form with a condition that is expanded opens with all of its conditions; others open with the first row. */
  defaultState: Type.Optional(Type.Union([Type.Literal('collapsed'), Type.Literal('expanded')])),
  /** Control by which options are chosen: 1 radio, 2 checkboxes, else a dropdown of several. */
  displayType: Type.Optional(Type.Integer()),
  /** Control by which people and departments are chosen: 2 in a popup, 3 in a tree. */
  choiceType: Type.Optional(Type.Integer()),
  /** Of a relevance form: the model whose records are asked for, and its list view that a popup shows. */
  relativeSchemaCode: Type.Optional(Code),
  relativeQueryCode: Type.Optional(Code),
  /** The model that the condition is associated with, which is that of its field. */
  associationCode: Type.Optional(Code),
  accurateSearch: Type.Optional(Type.Boolean()),
});
export type QueryCondition = Static<typeof QueryCondition>;

/** A button of the list (list spec, section 3). */
export const QueryAction = Type.Object({
  actionCode: Type.String({ maxLength: 50 }),
  name: Type.String({ maxLength: 50 }),
  name_i18n: Type.Optional(NameI18n),
  /** 1 means the action starts the workflow `associationCode`; 2 that it opens a new form of that model. */
  associationType: Type.Optional(Type.Integer()),
  associationCode: Type.Optional(Type.String({ maxLength: 64 })),
  sortKey: Type.Optional(Type.Integer()),
  queryActionType: Type.Optional(Type.String({ maxLength: 20 })),
  ...buttonLooks,
  /** The address that a custom button opens (list spec, section 3: extend1). */
  extend1: Type.Optional(Type.String({ maxLength: 2000 })),
  /** In an answer: the error code that says why this user cannot use the action; absent where they can. */
  disabledCode: Type.Optional(Type.Integer()),
});
export type QueryAction = Static<typeof QueryAction>;

/** Item of an order; the first of several weighs most. */
export const OrderBy = Type.Object({
  propertyCode: Code,
  direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]),
});
export type OrderBy = Static<typeof OrderBy>;

/** View of a model: what is filtered by, what is done, what is shown and in which order. */
export const ListView = Type.Object({
  code: Code,
  name: Type.String(),
  name_i18n: Type.Optional(NameI18n),
  ...listModeSettings,
  queryConditions: Type.Array(QueryCondition),
  queryActions: Type.Array(QueryAction),
  queryColumns: Type.Array(ListColumn),
  orderBy: Type.Optional(Type.Array(OrderBy)),
  pageSize: Type.Optional(Type.Integer({ minimum: 10, maximum: 500 })),
});
export type ListView = Static<typeof ListView>;

/** `code` is the view; absent: the first one. `source` says who asks; the answer is the same. */
export const ListConfigInput = Type.Object({
  schemaCode: ModelCode,
  code: Type.Optional(Code),
  source: Type.Optional(WholeNumber()),
});
export type ListConfigInput = Static<typeof ListConfigInput>;

/** Configuration that a list page needs before its first row (list spec, section 3: list config, list views). */
export const ListConfig = Type.Object({
  schemaCode: ModelCode,
  appCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  views: Type.Array(ListViewName),
  view: ListView,
  properties: Type.Array(PropertyWithRights),
  /** The workflow that adding starts, where the model has one. */
  workflowCode: Nullable(Code),
  /** Actions that the user may take on some of the records or, by `add` and `import`, with new ones. */
  actions: Type.Array(ModelAction),
  ...ownListSettings,
});
export type ListConfig = Static<typeof ListConfig>;

/** A titled part of a form, its fields in `columns` columns; without fields it is its instruction alone. */
export const FormSection = Type.Object({
  title: Type.String(),
  title_i18n: Type.Optional(NameI18n),
  /** The tab in which it stands, by its code; absent: above the tabs. */
  tab: Type.Optional(Code),
  /** Instruction to read before filling it in: plain text, whose lines stay. */
  instruction: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  instruction_i18n: Type.Optional(NameI18n),
  columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  properties: Type.Array(Code),
});
export type FormSection = Static<typeof FormSection>;

/** A tab of a form: the sections that name it stand in it. */
export const FormTab = Type.Object({
  code: Code,
  title: Type.String({ minLength: 1, maxLength: 50 }),
  title_i18n: Type.Optional(NameI18n),
});
export type FormTab = Static<typeof FormTab>;

/** The layout of a form; what each field is stands in the model. */
export const Form = Type.Object({
  code: Code,
  name: Type.String({ maxLength: 50 }),
  name_i18n: Type.Optional(NameI18n),
  /** In their order; absent where all sections stand below each other. */
  tabs: Type.Optional(Type.Array(FormTab, { minItems: 1, maxItems: 20 })),
  sections: Type.Array(FormSection),
});
export type Form = Static<typeof Form>;

/** `sheetCode` is the form; absent: the first one. `workflowCode` is the workflow that a new record is to start. */
export const FormInput = Type.Object({
  schemaCode: ModelCode,
  sheetCode: Type.Optional(FormCode),
  workflowCode: Type.Optional(Code),
});
export type FormInput = Static<typeof FormInput>;

/** A form to fill in or to read, with what the user may do with a new record. */
export const FormConfig = Type.Object({
  schemaCode: ModelCode,
  appCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  form: Form,
  properties: Type.Array(PropertyWithRights),
  workflowCode: Nullable(Code),
  canAdd: Type.Boolean(),
  /** Reason for which nobody adds records by this form at present, or any more; absent where people do. */
  unavailable: Type.Optional(Type.Enum(['off', 'retired'], { type: 'string' })),
  /** The rules that the values keep to; none where it is left out. */
  dataRules: Type.Optional(DataRules),
  /** Fields, and columns as `lines.price`, that the user may not fill in on a new record. */
  readOnly: Type.Array(PropertyPath),
  /** Codes that the start of the workflow wants filled in besides those that are always required. */
  required: Type.Optional(Type.Array(PropertyPath)),
});
export type FormConfig = Static<typeof FormConfig>;

/** A business model as a package describes one and as it is kept when published. */
export const ModelDefinition = Type.Object({
  schemaCode: ModelCode,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  name_i18n: Type.Optional(NameI18n),
  /** `{code}` pieces name properties; the record's name is built from them. */
  nameTemplate: Type.Optional(Type.String({ maxLength: 200 })),
  /** The same for English readers, of the same fields. */
  nameTemplate_i18n: Type.Optional(NameI18n),
  sequencePrefix: Type.Optional(Type.String({ maxLength: 10 })),
  properties: Type.Array(Property, { minItems: 1 }),
  forms: Type.Array(Form, { minItems: 1 }),
  listViews: Type.Array(ListView, { minItems: 1 }),
  permissions: Type.Array(ModelPermission, { minItems: 1 }),
  dataRules: Type.Optional(Type.Array(ModelDataRule, { maxItems: 200 })),
  workflowCode: Type.Optional(Code),
});
export type ModelDefinition = Static<typeof ModelDefinition>;

/** Names one record of a model. */
export const ModelId = Type.Object({ schemaCode: ModelCode, id: Id });
export type ModelId = Static<typeof ModelId>;
