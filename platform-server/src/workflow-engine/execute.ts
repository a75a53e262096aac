import { BudgetExceeded, expressionRefusal, withinBudget } from '@portico/shared-kit/expressions';
import type { Command, CommandContext, CommandOf, CommandType } from './commands.ts';
import { cc, read } from './handlers/cc.ts';
import { claim, unclaim } from './handlers/claim.ts';
import { abstain, agree, disagree } from './handlers/decide.ts';
import {
  abort,
  activateActivity,
  adjustParticipant,
  adjustParticipants,
  cancelActivity,
  modifyOwner,
  voidInstance,
} from './handlers/instance-administration.ts';
import { addApprover, answer, assist, removeApprover } from './handlers/ask-others.ts';
import { forward } from './handlers/forward.ts';
import { reject } from './handlers/reject.ts';
import { finish, revoke, start, submit } from './handlers/run.ts';
import { serviceAnswered, timerFired } from './handlers/elapse.ts';
import { timeout } from './handlers/timeout.ts';
import { temporarySave } from './handlers/temporary-save.ts';
import { checkOpinion } from './handlers/work-item.ts';
import { advance } from './advance.ts';
import { type InstanceState, isOver } from './instance-state.ts';
import { CommandStopped, type Outcome, refuse } from './outcome.ts';
import type { EngineState } from './engine-state.ts';
import type { WorkflowTemplate } from './template/template.ts';

const handlers: { readonly [T in CommandType]: (engine: EngineState, command: CommandOf<T>) => void } = {
  start,
  submit: (engine, command) => (wasAsked(command) ? answer(engine, command) : submit(engine, command)),
  agree: (engine, command) => (wasAsked(command) ? answer(engine, command) : agree(engine, command)),
  disagree: (engine, command) => (wasAsked(command) ? answer(engine, command) : disagree(engine, command)),
  abstain,
  claim,
  unclaim,
  temporarySave,
  forward,
  reject,
  assist,
  addApprover,
  removeApprover,
  revoke,
  finish,
  circulate: cc,
  read,
  abort,
  void: voidInstance,
  adjustParticipants,
  adjustParticipant,
  modifyOwner,
  activateActivity,
  cancelActivity,
  timerFired,
  timeout,
  serviceAnswered,
};

/** Commands that do not move the instance: they are carried out after its end too. */
const afterEnd: ReadonlySet<CommandType> = new Set(['circulate', 'read']);

/** Returns whether the item is one of somebody whom a handler has asked, for help or to sign. */
function wasAsked({ workItem: { type } }: CommandOf<'agree' | 'disagree' | 'submit'>): boolean {
  return type === 2 || type === 3;
}

/** Input by which a command is decided. */
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
 * questions about the organisation to answer before calling again; or a refusal (402xxx, 403xxx) that leaves all as it
 * was. The expressions that it evaluates have one budget together.
 */
export function execute(input: CommandInput): Outcome {
  try {
    return withinBudget(() => carryOut(input));
  } catch (error) {
    // Where the command itself took no notice, as when it only looks ahead.
    if (error instanceof BudgetExceeded)
      return { kind: 'refused', refusal: expressionRefusal(error, input.template.id) };
    throw error;
  }
}

function carryOut({ template, state, command, context }: CommandInput): Outcome {
  const trace = context.isTraced ? [] : null;
  try {
    const known = state ? [...state.activities, ...state.scopes, ...state.waits].map(({ id }) => id) : [];
    const engine = {
      template,
      context,
      known,
      state: openState(template, state, command, context),
      ...nothingYet(),
      trace,
    };
    if ('comment' in command) checkOpinion(command.comment);
    handle(engine, command);
    advance(engine, command.type);
    return {
      kind: 'done',
      state: engine.state,
      workItems: engine.workItems,
      events: engine.events,
      ...(trace && { trace }),
    };
  } catch (error) {
    if (error instanceof CommandStopped) return { ...error.outcome, ...(trace && { trace }) };
    throw error;
  }
}

function nothingYet(): Pick<EngineState, 'workItems' | 'events' | 'tokens' | 'entered' | 'hasEnded'> {
  return { workItems: [], events: [], tokens: [], entered: 0, hasEnded: false };
}

function handle<T extends CommandType>(engine: EngineState, command: CommandOf<T> & Command): void {
  const handler: (engine: EngineState, command: CommandOf<T>) => void = handlers[command.type];
  handler(engine, command);
}

/** The state that a command works on: a new one for a start, else one that has not ended, unless it may have (402007). */
function openState(
  template: WorkflowTemplate,
  state: InstanceState | null,
  command: Command,
  { now }: CommandContext,
): InstanceState {
  if (command.type !== 'start') {
    if (state === null) return refuse('workflowInstanceMissing', {});
    return isOver(state) && !afterEnd.has(command.type) ? refuse('workflowEnded', {}) : state;
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
    waits: [],
    scopes: [],
    joins: [],
  };
}
