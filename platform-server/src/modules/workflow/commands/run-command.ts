import { AppError } from '@portico/shared-kit/errors';
import { kindOf } from '@portico/shared-kit/fields';
import type { DatabaseTransaction } from '../../../database/index.ts';
import {
  type CommandInput,
  execute,
  feelVariables,
  type Outcome,
  type ParticipantRequest,
  type Person,
  type Variables,
} from '../../../workflow-engine/index.ts';
import type { Directory } from '../../organisation/index.ts';
import type { RecordOfWorkflow } from '../workflow.ports.ts';

/** What a command that was not refused changes. */
export type DoneOutcome = Extract<Outcome, { kind: 'done' }>;

/** A command and the record it is about. */
export interface CommandToRun extends Omit<CommandInput, 'context'> {
  /** ISO, UTC. */
  readonly now: string;
  readonly record: RecordOfWorkflow;
}

/**
 * Asks the engine, and the directory for what the engine wants to know, until the command is decided. Writes nothing.
 * A refusal is thrown as its row of the error catalogue (402xxx, 401xxx).
 */
export async function runCommand(
  trx: DatabaseTransaction,
  directory: Directory,
  { template, state, command, now, record }: CommandToRun,
): Promise<DoneOutcome> {
  const variables = variablesOf(record);
  const answers: Record<string, readonly Person[]> = {};
  for (;;) {
    const outcome = execute({ template, state, command, context: { now, variables, answers } });
    if (outcome.kind === 'done') return outcome;
    if (outcome.kind === 'refused') throw new AppError(outcome.refusal.name, outcome.refusal.params);
    for (const request of outcome.requests) answers[request.key] = await answerTo(trx, directory, request);
  }
}

type Answerers = {
  readonly [K in ParticipantRequest['kind']]: (
    request: Extract<ParticipantRequest, { kind: K }>,
    directory: Directory,
    trx: DatabaseTransaction,
  ) => Promise<readonly Person[]>;
};

const answerers: Answerers = {
  user: ({ userId }, directory, trx) => directory.activeUsers([userId], trx),
  department: ({ departmentId }, directory, trx) => directory.membersOfDepartments([departmentId], trx),
  role: ({ roleId }, directory, trx) => directory.membersOfRoles([roleId], trx),
  departmentManager: async ({ departmentId, level }, directory, trx) => {
    const manager = await directory.departmentManager(departmentId, level, trx);
    return manager === null ? [] : [manager];
  },
  workflowAdmins: (_request, directory, trx) => directory.holdersOfGrant('WORKFLOW_ADMIN', trx),
};

async function answerTo<K extends ParticipantRequest['kind']>(
  trx: DatabaseTransaction,
  directory: Directory,
  request: Extract<ParticipantRequest, { kind: K }>,
): Promise<readonly Person[]> {
  const answer: Answerers[K] = answerers[request.kind];
  return (await answer(request, directory, trx)).map(({ id, name }) => ({ id, name }));
}

/** The record's values as conditions see them. */
function variablesOf({ data, properties }: RecordOfWorkflow): Variables {
  const stored = (storage: string) =>
    properties.filter((property) => kindOf(property).storage === storage).map(({ code }) => code);
  return feelVariables(data, { numbers: stored('decimal'), dates: stored('instant') });
}
