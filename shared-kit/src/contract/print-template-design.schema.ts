import { FormCode, ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Nullable } from './common.schema.ts';
import { ModelDesignSummary } from './designs.schema.ts';
import { DocumentDesign, DocumentNames } from './document-design.schema.ts';
import { FormWorkflow } from './form-design.schema.ts';
import { Property } from './models.schema.ts';

/** A print template in the list of those that the user designs. */
export const PrintTemplateDesignSummary = Type.Object({
  ...ModelDesignSummary.properties,
  templateCode: Code,
  /** The form that it prints; null: every form of the model. */
  sheetCode: Nullable(FormCode),
});
export type PrintTemplateDesignSummary = Static<typeof PrintTemplateDesignSummary>;

/** A print template as its designer opens it: the draft, or where there is none what is published. */
export const PrintTemplateDesign = Type.Object({
  ...PrintTemplateDesignSummary.properties,
  ...DocumentDesign,
  /** The model's fields, those of the platform first, which are marked `system`. */
  properties: Type.Array(Property),
  /** The published workflows of the model, whose activities are signed. */
  workflows: Type.Array(FormWorkflow),
});
export type PrintTemplateDesign = Static<typeof PrintTemplateDesign>;

/** Facts that a template of a model begins with: one empty page. `sheetCode` absent: for every form of the model. */
export const NewPrintTemplate = Type.Object({
  ...DocumentNames,
  schemaCode: ModelCode,
  sheetCode: Type.Optional(FormCode),
});
