import { type Static, Type } from 'typebox';
import { Moment, NameI18n, Nullable, PageOf } from './common.schema.ts';
import { RecordId, FormCode, InstanceId, ModelCode } from './ids.schema.ts';

/** Drafts that one person can page through; nobody looks for one among more. */
const mostPages = 500;

/** Asks for the user's own drafts: by a text of their name or their model's, and of one model where one is named. */
export const ListDraftsInput = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  schemaCode: Type.Optional(ModelCode),
  page: Type.Integer({ minimum: 0, maximum: mostPages - 1, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
});
export type ListDraftsInput = Static<typeof ListDraftsInput>;

/** A record that its owner has not finished (shell spec, section 2: my drafts). */
export const Draft = Type.Object({
  objectId: RecordId,
  schemaCode: ModelCode,
  /** The first sheet of the model; null where it has none. */
  sheetCode: Nullable(FormCode),
  /** Null for one that lacks all that its name is made of. */
  name: Nullable(Type.String()),
  name_i18n: Type.Optional(NameI18n),
  modelName: Type.String(),
  modelName_i18n: NameI18n,
  createdTime: Moment,
  modifiedTime: Moment,
  /** The workflow that it came back from; null where none was started. */
  workflowInstanceId: Nullable(InstanceId),
  canDelete: Type.Boolean(),
});
export type Draft = Static<typeof Draft>;

/** A page of drafts, the one changed last first, and how many each model has that the search finds. */
export const DraftPage = Type.Object({
  ...PageOf(Draft).properties,
  models: Type.Array(
    Type.Object({ schemaCode: ModelCode, name: Type.String(), name_i18n: NameI18n, count: Type.Integer() }),
  ),
});
export type DraftPage = Static<typeof DraftPage>;

/** Drafts of any models that go. */
export const DeleteDraftsInput = Type.Object({
  drafts: Type.Array(Type.Object({ schemaCode: ModelCode, objectId: RecordId }), { minItems: 1, maxItems: 100 }),
});
export type DeleteDraftsInput = Static<typeof DeleteDraftsInput>;
