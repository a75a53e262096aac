import { type Static, Type } from 'typebox';
import { Code, Nullable, WholeNumber } from './common.schema.ts';
import { DesignVersion } from './designs.schema.ts';

/** Published version of a workflow. */
export const WorkflowVersion = Type.Object({
  ...DesignVersion.properties,
  /** Instances that are under way with it. */
  runningCount: Type.Integer(),
});

/** Content of a published workflow. */
export const PublishedWorkflow = Type.Object({ bpmn: Type.String() });

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
