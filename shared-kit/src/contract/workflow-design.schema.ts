import { ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, NameI18n, Nullable, WholeNumber } from './common.schema.ts';
import { ModelDesignSummary, Version } from './designs.schema.ts';
import { Property } from './models.schema.ts';

/** Longest BPMN file, in characters; the same limit as the reader of templates has. */
export const maxBpmnLength = 2_000_000;
/** A BPMN file. */
export const Bpmn = Type.String({ minLength: 1, maxLength: maxBpmnLength });
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const WorkflowNames = { name: Name, name_i18n: Type.Optional(Nullable(Type.String({ maxLength: 500 }))) };

/** A workflow in the list of those that the user designs. */
export const WorkflowDesignSummary = Type.Object({ ...ModelDesignSummary.properties, workflowCode: Code });
export type WorkflowDesignSummary = Static<typeof WorkflowDesignSummary>;

/** A workflow as its designer opens it: the draft, or where there is none the version that starts now. */
export const WorkflowDesign = Type.Object({
  ...WorkflowDesignSummary.properties,
  /** BPMN 2.0, as it was saved or brought, with what other tools wrote into it. */
  bpmn: Type.String(),
  /** The model's fields, for conditions and participants: system ones first. */
  properties: Type.Array(Property),
  /** The user may take the lock from whoever has it. */
  canTakeOver: Type.Boolean(),
  /** The workflow that adding a record of the model starts, this one or another; null where it starts none. */
  boundWorkflow: Nullable(Code),
  /** Instances of all versions: how many were ever started, and how many are under way. */
  startedCount: WholeNumber(),
  runningCount: WholeNumber(),
});
export type WorkflowDesign = Static<typeof WorkflowDesign>;

/** A model for which the user may design a workflow. */
export const DesignableModel = Type.Object({
  schemaCode: ModelCode,
  name: Type.String(),
  name_i18n: NameI18n,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
});
export type DesignableModel = Static<typeof DesignableModel>;

/** Facts that a workflow begins with, in the application of its model; without `bpmn` its canvas is empty. */
export const NewWorkflow = Type.Object({ ...WorkflowNames, schemaCode: ModelCode, bpmn: Type.Optional(Bpmn) });

/** Content of a workflow that is designed; names are kept with it where given. */
export const WorkflowContent = Type.Object({
  bpmn: Bpmn,
  name: Type.Optional(Name),
  name_i18n: WorkflowNames.name_i18n,
});

/** From now on adding a record of the model starts the workflow, or no longer does. */
export const BindDesignInput = Type.Object({ workflowCode: Code, isBound: Type.Boolean() });
export type BindDesignInput = Static<typeof BindDesignInput>;

/** The workflow that adding a record of the model starts; null where it starts none. */
export const DesignBinding = Type.Object({ boundWorkflow: Nullable(Code) });
export type DesignBinding = Static<typeof DesignBinding>;

/**
 * Finding about a diagram: a row of the error catalogue (401xxx) with its parameters, and the element to select; null
 * where it is about the whole file. A warning does not keep the workflow from being published.
 */
export const DesignProblem = Type.Object({
  code: Type.Integer(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  elementId: Nullable(Type.String()),
  severity: Type.Enum(['error', 'warning'], { type: 'string' }),
});
export type DesignProblem = Static<typeof DesignProblem>;

/** Choice of a diagram: `bpmn` as the designer has it now; else a published version; else the design as it is kept. */
export const diagramInput = { bpmn: Type.Optional(Bpmn), version: Type.Optional(Version) };

/** A diagram to be checked. */
export const CheckedWorkflow = Type.Object(diagramInput);

/** Problems of a diagram, errors first. */
export const WorkflowCheck = Type.Object({ problems: Type.Array(DesignProblem), canPublish: Type.Boolean() });
export type WorkflowCheck = Static<typeof WorkflowCheck>;

/** A file of another tool, or of this one; `fileName` is for messages only. */
export const ImportDesignInput = Type.Object({
  workflowCode: Code,
  bpmn: Type.String({ maxLength: 8_000_000 }),
  fileName: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ImportDesignInput = Static<typeof ImportDesignInput>;

/** A file as it can be opened on the canvas. Nothing is kept by asking: the designer saves it as the draft, or does not. */
export const ImportedDesign = Type.Object({
  /** The file as it came; where it placed nothing or not all, with places found by the platform. */
  bpmn: Type.String(),
  isLaidOut: Type.Boolean(),
  /** Name of the process in the file; empty where it gives none. */
  name: Type.String(),
  /** The tool that wrote it, as it says; empty where it does not. */
  exporter: Type.String(),
  problems: Type.Array(DesignProblem),
  /** Namespaces of what other tools have added: it is kept, and means nothing here. */
  foreignNamespaces: Type.Array(Type.String()),
});
export type ImportedDesign = Static<typeof ImportedDesign>;

/** Asks for a file to be opened elsewhere: a version, or the design as it is kept. */
export const ExportDesignInput = Type.Object({ workflowCode: Code, version: Type.Optional(Version) });
export type ExportDesignInput = Static<typeof ExportDesignInput>;
