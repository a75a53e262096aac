export type { Variables } from '@portico/shared-kit/expressions';
export { isClaimable } from './claims.ts';
export type { CcRecipient, Command, CommandOf, CommandType, SuspendedItem, WorkItemRow } from './commands.ts';
export { type CommandInput, execute } from './execute.ts';
export { isInTurn } from './in-turn.ts';
export { type InstanceState, readState } from './instance-state.ts';
export type {
  LogEntry,
  NewWorkItem,
  Outcome,
  ReopenedItem,
  Trace,
  WorkItemChange,
} from './outcome.ts';
export type { ParticipantAnswers, ParticipantRequest, Person } from './participants.ts';
export { compareDiagrams } from './template/compare-diagrams.ts';
export { writeEmptyDiagram } from './template/empty-diagram.ts';
export { openFile, type BpmnFile } from './template/open-file.ts';
export { earlierActivities, nodesAhead } from './template/ahead.ts';
export { checkCosts } from './template/check-costs.ts';
export { checkFields } from './template/check-fields.ts';
export { readTemplate, type TemplateReading } from './template/read-template.ts';
export { isTask, type TemplateNode, type WorkflowTemplate } from './template/template.ts';
export { missingNames } from './template/missing-names.ts';
export { problemsInWords } from './template/problems-in-words.ts';
export { unreadableWords } from './template/unreadable.texts.ts';
export type { TemplateProblem } from './template/template-problem.ts';
export { type Drawing, writeDrawing } from './template/write-drawing.ts';
export { writeTemplate } from './template/write-template.ts';
export { type OpenSubscription, subscriptionsOf } from './subscriptions.ts';
