import { type Static, Type } from 'typebox';
import { Nullable, WholeNumber } from './common.schema.ts';
import { RecordId, FormCode, ModelCode } from './ids.schema.ts';

/** Asks whether a button that adds may be used now (list spec, section 7: add pre-check). */
export const CheckAddInput = Type.Object({
  schemaCode: ModelCode,
  /** Code of the target of the button: a workflow where the type is 1, another model where it is 2; '' to nothing. */
  relativeCode: Type.Optional(Type.String({ maxLength: 64 })),
  queryActionRelativeType: Type.Optional(WholeNumber()),
  queryActionType: Type.Optional(Type.String({ maxLength: 20 })),
  isMobile: Type.Optional(Type.Boolean()),
});
export type CheckAddInput = Static<typeof CheckAddInput>;

/** Entry that adding opens: the start of a workflow, or a form to fill in. */
export const AddEntry = Type.Object({
  /** Null where no workflow starts. */
  workflowCode: Nullable(Type.String()),
  /** The model that gets the record. */
  schemaCode: ModelCode,
  sheetCode: Nullable(FormCode),
});
export type AddEntry = Static<typeof AddEntry>;

/** Names the record whose form is wanted. */
export const GetFormUrlInput = Type.Object({ schemaCode: ModelCode, bizObjectId: RecordId });
export type GetFormUrlInput = Static<typeof GetFormUrlInput>;

/** A path of the portal with its query. */
export const FormUrl = Type.String();
export type FormUrl = Static<typeof FormUrl>;
