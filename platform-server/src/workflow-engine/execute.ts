import type { Command, CommandContext, CommandOf, CommandType } from './commands.ts';
import { agree, disagree } from './handlers/decide.ts';
import { finish, revoke, start, submit } from './handlers/run.ts';
import { checkOpinion } from './handlers/work-item.ts';
import type { InstanceState } from './instance-state.ts';
import { CommandStopped, type Outcome, refuse } from './outcome.ts';
import type { Step } from './step.ts';
import type { WorkflowTemplate } from './template/template.ts';

const handlers: { readonly [T in CommandType]: (step: Step, command: CommandOf<T>) => void } = {
  start,
  submit,
  agree,
  disagree,
  revoke,
  finish,
};

/** Everything a command is decided by. */
export interface CommandInput {
  readonly template: WorkflowTemplate;
  /** Null before the start of an instance. */
  readonly state: InstanceState | null;
  readonly command: Command;
  readonly context: CommandContext;
}

/**
 * Carries out one command on an instance. Pure: the same input gives the same outcome, and the input is not changed.
 * Answers the new state with the changes to work items and the log entries to write in the same transaction; or the
 * questions about the organisation to answer before calling again; or a refusal (402xxx) that leaves all as it was.
 */
export function execute({ template, state, command, context }: CommandInput): Outcome {
  try {
    const step = { template, context, state: openState(template, state, command, context), ...nothingYet() };
    if ('comment' in command) checkOpinion(command.comment);
    handle(step, command);
    return { kind: 'done', state: step.state, workItems: step.workItems, events: step.events };
  } catch (error) {
    if (error instanceof CommandStopped) return error.outcome;
    throw error;
  }
}

function nothingYet(): Pick<Step, 'workItems' | 'events' | 'entered'> {
  return { workItems: [], events: [], entered: 0 };
}

function handle<T extends CommandType>(step: Step, command: CommandOf<T> & Command): void {
  const handler: (step: Step, command: CommandOf<T>) => void = handlers[command.type];
  handler(step, command);
}

/** The state that a command works on: a new one for a start, else one that has not ended (402007). */
function openState(
  template: WorkflowTemplate,
  state: InstanceState | null,
  command: Command,
  { now }: CommandContext,
): InstanceState {
  if (command.type !== 'start') {
    if (state === null) return refuse('workflowInstanceMissing', {});
    return state.status === 'PROCESSING' ? state : refuse('workflowEnded', {});
  }
  if (state !== null) return refuse('repeatedSubmit', {});
  const { id, name, departmentId } = command.originator;
  return {
    format: 1,
    instanceId: command.instanceId,
    templateId: template.id,
    originator: { id, name, departmentId },
    status: 'PROCESSING',
    result: null,
    startedAt: now,
    finishedAt: null,
    decisions: 0,
    lastId: 0,
    activities: [],
  };
}
