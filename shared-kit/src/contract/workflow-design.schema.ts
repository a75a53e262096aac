import { type Static, Type } from 'typebox';
import { Code, Moment, NameI18n, Nullable, UserRef, WholeNumber } from './common.schema.ts';
import { Property } from './models.schema.ts';

/** Longest BPMN file, in characters; the same limit as the reader of templates has. */
export const maxBpmnLength = 2_000_000;
/** Seconds after which a lock that is not renewed is nobody's; screens renew it well before. */
export const designLockSeconds = 90;
/** Longest note to a publication, in characters. */
export const maxNoteLength = 500;

/** A BPMN file. */
export const Bpmn = Type.String({ minLength: 1, maxLength: maxBpmnLength });
/** Revision of the draft: it grows with each saving. 0 where there is no draft. */
export const DraftRevision = WholeNumber();
/** Number of a published version. */
export const Version = WholeNumber(1);
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const WorkflowNames = { name: Name, name_i18n: Type.Optional(Nullable(Type.String({ maxLength: 500 }))) };

/** Person who works on a design, the time since when, and the time until when others wait for them at least. */
export const DesignLock = Type.Object({
  holder: UserRef,
  since: Moment,
  expiresTime: Moment,
  isMine: Type.Boolean(),
});
export type DesignLock = Static<typeof DesignLock>;

/** State of a design that is saved and not published yet. */
export const DesignDraft = Type.Object({
  revision: DraftRevision,
  /** The published version from which it was made; null where nothing was published then. */
  basedOn: Nullable(Version),
  /** True where something was published since: publishing the draft would replace that. */
  isOutdated: Type.Boolean(),
  modifier: UserRef,
  modifiedTime: Moment,
});
export type DesignDraft = Static<typeof DesignDraft>;

/** A publication. */
export const Published = Type.Object({
  version: Version,
  publishedTime: Moment,
  /** Null where a package brought it. */
  publisher: Nullable(UserRef),
});

/** `off`: nobody starts it at present; `retired`: nobody starts it any more, and lists show it only where they are asked to. */
export const Availability = Type.Enum(['on', 'off', 'retired'], { type: 'string' });
export type Availability = Static<typeof Availability>;

/** A workflow in the list of those that the user designs. */
export const DesignSummary = Type.Object({
  workflowCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
  schemaCode: Code,
  modelName: Type.String(),
  modelName_i18n: NameI18n,
  /** Null where no version was published yet. */
  published: Nullable(Published),
  /** Null where nothing is waiting to be published. */
  draft: Nullable(DesignDraft),
  /** Null while nobody works on it. */
  lock: Nullable(DesignLock),
  /** Instances under way stay on their version, whatever it says. */
  availability: Availability,
});
export type DesignSummary = Static<typeof DesignSummary>;

/** Filter of designs: those of one application or of all; `keyword` is part of the name or the code. */
export const ListDesignsInput = Type.Object({
  appCode: Type.Optional(Code),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ListDesignsInput = Static<typeof ListDesignsInput>;

/** Names a workflow. */
export const DesignInput = Type.Object({ workflowCode: Code });
export type DesignInput = Static<typeof DesignInput>;

/** A workflow as its designer opens it: the draft, or where there is none the version that starts now. */
export const WorkflowDesign = Type.Object({
  ...DesignSummary.properties,
  /** BPMN 2.0, as it was saved or brought, with what other tools wrote into it. */
  bpmn: Type.String(),
  /** The model's data items, for conditions and participants: system ones first. */
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
  schemaCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
});
export type DesignableModel = Static<typeof DesignableModel>;

/** Facts that a workflow begins with, in the application of its model; without `bpmn` its canvas is empty. */
export const NewWorkflow = Type.Object({ ...WorkflowNames, schemaCode: Code, bpmn: Type.Optional(Bpmn) });

/** Content of a workflow that is designed; names are kept with it where given. */
export const WorkflowContent = Type.Object({
  bpmn: Bpmn,
  name: Type.Optional(Name),
  name_i18n: WorkflowNames.name_i18n,
});

/** A new workflow for a model, in the model's application; without `bpmn` it begins with an empty canvas. */
export const CreateDesignInput = Type.Object({ workflowCode: Code, ...NewWorkflow.properties });
export type CreateDesignInput = Static<typeof CreateDesignInput>;

/** Keeps a draft in place of the one whose revision the designer has seen; names are kept with it where given. */
export const SaveDraftInput = Type.Object({
  workflowCode: Code,
  revision: DraftRevision,
  /** The published version that it was drawn from, where there was no draft; absent: the newest. */
  basedOn: Type.Optional(Version),
  ...WorkflowContent.properties,
});
export type SaveDraftInput = Static<typeof SaveDraftInput>;

/** Lets a draft go: the design is again what is published. */
export const DiscardDraftInput = Type.Object({ workflowCode: Code, revision: DraftRevision });
export type DiscardDraftInput = Static<typeof DiscardDraftInput>;

/** From now on adding a record of the model starts the workflow, or no longer does. */
export const BindDesignInput = Type.Object({ workflowCode: Code, isBound: Type.Boolean() });
export type BindDesignInput = Static<typeof BindDesignInput>;

/** The workflow that adding a record of the model starts; null where it starts none. */
export const DesignBinding = Type.Object({ boundWorkflow: Nullable(Code) });
export type DesignBinding = Static<typeof DesignBinding>;

/** Lets a published workflow be started, or not; a retired one is not offered in lists any more. */
export const SetAvailabilityInput = Type.Object({ workflowCode: Code, availability: Availability });
export type SetAvailabilityInput = Static<typeof SetAvailabilityInput>;

/** Makes the draft a version that starts from now on; what runs stays on its own. */
export const PublishDesignInput = Type.Object({
  workflowCode: Code,
  revision: WholeNumber(1),
  note: Type.Optional(Type.String({ maxLength: maxNoteLength })),
});
export type PublishDesignInput = Static<typeof PublishDesignInput>;

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

/** Asks what is wrong with a diagram. */
export const CheckDesignInput = Type.Object({ workflowCode: Code, ...diagramInput });
export type CheckDesignInput = Static<typeof CheckDesignInput>;

/** Problems of a diagram, errors first. */
export const DesignCheck = Type.Object({ problems: Type.Array(DesignProblem), canPublish: Type.Boolean() });
export type DesignCheck = Static<typeof DesignCheck>;

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
