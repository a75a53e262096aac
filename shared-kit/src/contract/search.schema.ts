import { type Static, Type } from 'typebox';
import { Code, Id, NameI18n, Nullable } from './common.schema.ts';
import { ModelCode, RecordId } from './ids.schema.ts';
import { UserOption } from './organisation.schema.ts';
import { InstanceStatus } from './workflow.schema.ts';

/** Matches of one kind, or records of one model, that an answer has. */
export const mostMatches = 5;

/** Words that are looked for: all of them, in any case. */
export const SearchPortalInput = Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }) });
export type SearchPortalInput = Static<typeof SearchPortalInput>;

/** A list whose name has the words. */
const ListMatch = Type.Object({ schemaCode: ModelCode, appCode: Code, name: Type.String(), name_i18n: NameI18n });

/** A record whose title or number has the words; null where its reader does not see one of them. */
const RecordMatch = Type.Object({
  id: RecordId,
  name: Nullable(Type.String()),
  name_i18n: NameI18n,
  sequenceNo: Nullable(Type.String()),
});

/** The records of one model, the newest first; `isMore` where it has others. */
const ModelMatches = Type.Object({
  schemaCode: ModelCode,
  appCode: Code,
  modelName: Type.String(),
  modelName_i18n: NameI18n,
  records: Type.Array(RecordMatch),
  isMore: Type.Boolean(),
});

/** A workflow that the user started. */
const InstanceMatch = Type.Object({ id: Id, name: Type.String(), name_i18n: NameI18n, status: InstanceStatus });

/** A file that a record names, in a field that the user sees. */
const FileMatch = Type.Object({ id: Id, name: Type.String(), schemaCode: ModelCode, recordId: RecordId });

/** Results of a search by kind, each as far as the user may see it. */
export const PortalMatches = Type.Object({
  lists: Type.Array(ListMatch),
  models: Type.Array(ModelMatches),
  instances: Type.Array(InstanceMatch),
  files: Type.Array(FileMatch),
  people: Type.Array(UserOption),
});
export type PortalMatches = Static<typeof PortalMatches>;
