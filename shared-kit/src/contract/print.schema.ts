import { type Static, Type } from 'typebox';
import { Id, NameI18n, Nullable } from './common.schema.ts';
import { Form, PropertyWithRights } from './models.schema.ts';
import { BizRecord } from './records.schema.ts';
import { mostPrinted } from './print-limits.ts';
import { WorkflowLogEntry } from './workflow.schema.ts';
import { RecordId, FormCode, ModelCode, ViewCode } from './ids.schema.ts';

/** `sheetCode` is the form; absent: templates for every form of the model. */
export const PrintTemplateInput = Type.Object({ schemaCode: ModelCode, sheetCode: Type.Optional(FormCode) });
export type PrintTemplateInput = Static<typeof PrintTemplateInput>;

/** Print attributes (portal spec, section 7). Both texts are JSON; null where nothing was designed. */
export const PrintTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  schemaCode: ModelCode,
  /** The form it prints; null: every form of the model. */
  sheetCode: Nullable(FormCode),
  draftAttributesJson: Nullable(Type.String()),
  printJson: Nullable(Type.String()),
});
export type PrintTemplate = Static<typeof PrintTemplate>;
/** In the order in which they are offered. */
export const PrintTemplates = Type.Array(PrintTemplate);

/** Asks how the records of a model can be printed (list spec, section 7: getConfirmIsPrint). */
export const PrintConfirmationInput = Type.Object({ schemaCode: ModelCode });
export type PrintConfirmationInput = Static<typeof PrintConfirmationInput>;

/** Template to choose before records are printed. `isEmpty`: nothing is on it yet, so that it prints nothing. */
export const PrintChoice = Type.Object({
  id: Id,
  name: Type.String(),
  name_i18n: NameI18n,
  /** The form it prints; null: every form of the model. */
  sheetCode: Nullable(FormCode),
  isEmpty: Type.Boolean(),
});
export type PrintChoice = Static<typeof PrintChoice>;
/** Templates of a model to choose from, in the order in which they are offered; empty where the model has no template. */
export const PrintConfirmation = Type.Object({ printSheetCodes: Type.Array(PrintChoice) });
export type PrintConfirmation = Static<typeof PrintConfirmation>;

/** The records to print, in the order of printing. `queryCode` is the list view that they were chosen in. */
export const PrintDataInput = Type.Object({
  objectIds: Type.Array(RecordId, { minItems: 1, maxItems: mostPrinted }),
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
});
export type PrintDataInput = Static<typeof PrintDataInput>;

/** Data that one printed record needs (portal spec, section 3: business record for printing). */
export const PrintRecord = Type.Object({
  bizObject: BizRecord,
  workFlowLog: Type.Array(WorkflowLogEntry),
});
export type PrintRecord = Static<typeof PrintRecord>;
/** The records to print, and the form that says how they read without a template. */
export const PrintData = Type.Object({
  name: Type.String(),
  name_i18n: NameI18n,
  form: Form,
  properties: Type.Array(PropertyWithRights),
  records: Type.Array(PrintRecord),
});
export type PrintData = Static<typeof PrintData>;
