import { AppError } from '@portico/shared-kit/errors';
import { feelVariables } from '@portico/shared-kit/form-rules';
import type { DatabaseTransaction } from '../../../database/index.ts';
import {
  type CommandInput,
  execute,
  type LogEntry,
  type Outcome,
  type ParticipantRequest,
  type Person,
} from '../../../workflow-engine/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { findHandlers, findLastHandler } from '../work-items/handlers.repository.ts';
import type { RecordOfWorkflow } from '../workflow.ports.ts';

/** Changes by a command that was not refused. */
export type CompletedOutcome = Extract<Outcome, { kind: 'done' }>;

/** A command and the record it is about. */
export interface CommandToRun extends Omit<CommandInput, 'context'> {
  /** ISO, UTC. */
  readonly now: string;
  readonly record: RecordOfWorkflow;
  /** Entries of the commands before, where those are only looked at. */
  readonly unwritten?: readonly LogEntry[];
  /** The outcome tells what the command went through. */
  readonly isTraced?: true;
}

/**
 * Asks the engine, and the directory for what the engine wants to know, until the command is decided. Writes nothing.
 * A refusal is thrown as its row of the error catalogue (402xxx, 401xxx).
 */
export async function decideCommand(
  trx: DatabaseTransaction,
  organisation: Organisation,
  toRun: CommandToRun,
): Promise<CompletedOutcome> {
  const outcome = await outcomeOf(trx, organisation, toRun);
  if (outcome.kind === 'refused') throw new AppError(outcome.refusal.name, outcome.refusal.params);
  return outcome;
}

/** Input of the engine once more answers are known; plain values. */
export interface Decision extends CommandToRun {
  readonly answers: Readonly<Record<string, readonly Person[]>>;
}

/** Asks the engine with the answers that there are. */
export function askEngine({
  template,
  state,
  command,
  record,
  unwritten = [],
  isTraced,
  now,
  answers,
}: Decision): Outcome {
  const variables = feelVariables(record.data, record.properties);
  const context = { now, variables, answers, unwritten, ...(isTraced && { isTraced }) };
  return execute({ template, state, command, context });
}

/** As decideCommand, with a refusal as it is; `ask` asks the engine elsewhere. */
export async function outcomeOf(
  trx: DatabaseTransaction,
  organisation: Organisation,
  toRun: CommandToRun,
  ask: (decision: Decision) => Outcome | Promise<Outcome> = askEngine,
): Promise<Exclude<Outcome, { kind: 'needsParticipants' }>> {
  const answers: Record<string, readonly Person[]> = {};
  for (;;) {
    const outcome = await ask({ ...toRun, answers });
    if (outcome.kind !== 'needsParticipants') return outcome;
    for (const request of outcome.requests) answers[request.key] = await answerTo(trx, organisation, request);
  }
}

/** Source of the answers to the engine's questions. */
interface Organisation {
  readonly corpId: string;
  readonly directory: Directory;
}

type Answerers = {
  readonly [K in ParticipantRequest['kind']]: (
    request: Extract<ParticipantRequest, { kind: K }>,
    organisation: Organisation,
    trx: DatabaseTransaction,
  ) => Promise<readonly Person[]>;
};

const answerers: Answerers = {
  user: ({ userId }, { directory }, trx) => directory.activeUsers([userId], trx),
  users: ({ userIds }, { directory }, trx) => directory.activeUsers(userIds, trx),
  department: ({ departmentId }, { directory }, trx) => directory.membersOfDepartments([departmentId], trx),
  role: ({ roleId }, { directory }, trx) => directory.membersOfRoles([roleId], trx),
  departmentManager: async ({ departmentId, level }, { directory }, trx) => {
    const manager = await directory.departmentManager(departmentId, level, trx);
    return manager === null ? [] : [manager];
  },
  lastHandler: async ({ instanceId, activityCode }, { corpId, directory }, trx) => {
    const handlerId = await findLastHandler(trx, corpId, { instanceId, activityCode });
    return handlerId === undefined ? [] : directory.activeUsers([handlerId], trx);
  },
  handlers: async ({ instanceId, startCode, activityCodes }, { corpId, directory }, trx) => {
    const ids = await findHandlers(trx, corpId, { instanceId, startCode, activityCodes });
    return directory.activeUsers(ids, trx);
  },
  workflowAdmins: (_request, { directory }, trx) => directory.holdersOfGrant('WORKFLOW_ADMIN', trx),
};

async function answerTo<K extends ParticipantRequest['kind']>(
  trx: DatabaseTransaction,
  organisation: Organisation,
  request: Extract<ParticipantRequest, { kind: K }>,
): Promise<readonly Person[]> {
  const answer: Answerers[K] = answerers[request.kind];
  return (await answer(request, organisation, trx)).map(({ id, name }) => ({ id, name }));
}
