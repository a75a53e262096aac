import { FormCode, ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Moment, NameI18n } from './common.schema.ts';

/** A workflow that the user may start, now or once it is switched on again. */
export const StartableWorkflow = Type.Object({
  workflowCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
  /** The menu folder that its records' list stands in; absent where that stands in none. */
  folder: Type.Optional(Type.Object({ name: Type.String(), name_i18n: NameI18n })),
  schemaCode: ModelCode,
  sheetCode: FormCode,
  /** Times the user started it, for the common workflows (at most 7; shell spec, section 9). */
  startCount: Type.Integer(),
  /** Time since when the user has it pinned; absent where it is not. */
  pinnedTime: Type.Optional(Moment),
  /** Reason for which nobody can start it at present, or any more; absent where people can. */
  unavailable: Type.Optional(Type.Enum(['off', 'retired'], { type: 'string' })),
});
export type StartableWorkflow = Static<typeof StartableWorkflow>;
/** Workflows that the user may start. */
export const StartableWorkflows = Type.Array(StartableWorkflow);

/** Asks whether the user may start a workflow. */
export const CheckStartInput = Type.Object({ workflowCode: Code });
export type CheckStartInput = Static<typeof CheckStartInput>;

/** Pins a workflow among the common ones, or takes it from there; both may be done twice. */
export const PinWorkflowInput = Type.Object({ workflowCode: Code, isPinned: Type.Boolean() });
export type PinWorkflowInput = Static<typeof PinWorkflowInput>;
