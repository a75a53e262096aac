import { type Static, Type } from 'typebox';
import { Code, NameI18n, Nullable, PageIndex, PageOf, PageSize, WholeNumber } from './common.schema.ts';
import { DraftRevision, Published, Version } from './workflow-design.schema.ts';

/** Asks for the published versions of a workflow, newest first. */
export const ListVersionsInput = Type.Object({ workflowCode: Code, page: PageIndex, size: PageSize });
export type ListVersionsInput = Static<typeof ListVersionsInput>;

/** Published version of a workflow. */
export const DesignVersion = Type.Object({
  name: Type.String(),
  name_i18n: NameI18n,
  /** Note of its publisher; empty where there is none. */
  note: Type.String(),
  ...Published.properties,
  /** New instances start with this one. */
  isCurrent: Type.Boolean(),
  /** Instances that are under way with it. */
  runningCount: Type.Integer(),
});
export type DesignVersion = Static<typeof DesignVersion>;

/** A page of versions. */
export const DesignVersionPage = PageOf(DesignVersion);
export type DesignVersionPage = Static<typeof DesignVersionPage>;

/** Names a version. */
export const DesignVersionInput = Type.Object({ workflowCode: Code, version: Version });
export type DesignVersionInput = Static<typeof DesignVersionInput>;

/** Content of a published workflow. */
export const PublishedWorkflow = Type.Object({ bpmn: Type.String() });

/** A version with its file. */
export const DesignVersionFile = Type.Object({ ...DesignVersion.properties, ...PublishedWorkflow.properties });
export type DesignVersionFile = Static<typeof DesignVersionFile>;

/** Makes the file of a version the draft; `revision` is the draft that it replaces. */
export const RestoreVersionInput = Type.Object({ workflowCode: Code, version: Version, revision: DraftRevision });
export type RestoreVersionInput = Static<typeof RestoreVersionInput>;

/** Two versions; 0 stands for the draft. */
export const GetDesignChangesInput = Type.Object({
  workflowCode: Code,
  from: WholeNumber(),
  to: WholeNumber(),
});
export type GetDesignChangesInput = Static<typeof GetDesignChangesInput>;

/** A property of an element, before and after; null where it has none. */
export const PropertyChange = Type.Object({
  /** Path below the element, as `name`, `activity.multiInstance`, `activity.participants.1.value`. */
  property: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type PropertyChange = Static<typeof PropertyChange>;

const ElementRef = {
  elementId: Type.String(),
  /** Empty where the diagram gives none. */
  name: Type.String(),
  /** Of BPMN, as `bpmn:UserTask`. */
  type: Type.String(),
};

/** An element that only one of two diagrams has, with its properties. */
export const ElementChanges = Type.Object({ ...ElementRef, changes: Type.Array(PropertyChange) });
export type ElementChanges = Static<typeof ElementChanges>;

/** Differences between two diagrams, by the ids of their elements. */
export const DesignChanges = Type.Object({
  added: Type.Array(ElementChanges),
  removed: Type.Array(ElementChanges),
  changed: Type.Array(ElementChanges),
  /** Ids of elements that are drawn elsewhere, or otherwise large, and else are the same or not. */
  moved: Type.Array(Type.String()),
});
export type DesignChanges = Static<typeof DesignChanges>;
