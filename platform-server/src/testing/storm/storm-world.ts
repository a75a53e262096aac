import { constants, publicEncrypt } from 'node:crypto';
import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { readConfig } from '../../config.ts';
import { hashPassword } from '../../modules/session/index.ts';
import { openPlatform, type OpenPlatform } from '../../open-platform.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';
import { ownDatabase } from '../own-database.ts';
import { changedPackage } from '../sample-package.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { insertOrganisation } from '../test-organisation.ts';
import { callApi } from './http-client.ts';

/**
 * People of the world: those who write and race, the two whose rights are tried out, somebody who only reads, and
 * somebody to do things to.
 */
export type Person = 'wren' | 'will' | 'fay' | 'adam' | 'dora' | 'bea' | 'nick';

/** A server that may be killed, on a database of its own, with an organisation, orders and their workflow. */
export interface StormWorld {
  /** Address of the server: another one after each start. */
  url(): string;
  /** Texts that no answer may have. */
  readonly secrets: readonly string[];
  /** Signs somebody in and gives their tokens. */
  signIn(person: Person): Promise<TokenReply>;
  /** Kills the server in the middle of what it does, and starts it again. */
  killServer(): Promise<void>;
  /** Kills the main process of the database, which the server starts again. */
  killDatabase(): void;
  /** Ends both and removes all that they kept. */
  remove(): Promise<void>;
}

/** The workflow that anybody of two approves, and the one that is published again and again. */
export const flows = { started: 'orderFlow', published: 'raceFlow' } as const;

const password = 'Storm-of-the-test-1';

/** The diagram of a workflow that any one of its approvers decides. */
export function approvalOf(workflowCode: string, name: string): string {
  return bpmn(
    [
      start,
      flow('F1', 'Start', 'A'),
      approve('A', name, { rules: 'multiInstance="any"', participants: [['role', 'approver']] }),
      flow('F2', 'A', 'End'),
      end,
    ].join(''),
    `id="${workflowCode}" name="${workflowCode}"`,
  );
}

const stormPackage = {
  ...changedPackage('models/order.yaml', 'sequencePrefix: SO', `sequencePrefix: SO\nworkflowCode: ${flows.started}`),
  'workflows/order.bpmn': approvalOf(flows.started, '审批'),
  'workflows/race.bpmn': approvalOf(flows.published, '复核'),
  'workflows/race.yaml': 'schemaCode: Customer\n',
};

/** Fills the database of the server, which is joined and left again before anything is asked. */
async function fill(home: string): Promise<void> {
  const open = await openPlatform(readConfig({ NODE_ENV: 'test', PORTICO_HOME: home, LOG_LEVEL: 'silent' }));
  try {
    await insertPeople(open);
    await open.services.appPackages.importPackage(stormPackage, {}, null);
  } finally {
    await open.close();
  }
}

async function insertPeople({ platform }: OpenPlatform): Promise<void> {
  const passwordHash = await hashPassword(password);
  const person = (id: Person, ...roles: string[]) => ({ id, name: id, departmentId: 'sales', roles, passwordHash });
  await insertOrganisation(platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [
      { code: 'clerk', name: '职员' },
      { code: 'approver', name: '审批人' },
      { code: 'root', name: '管理员', grants: ['ADMIN'] },
    ],
    users: [
      person('wren', 'clerk', 'approver'),
      person('will', 'clerk', 'approver'),
      person('fay', 'clerk'),
      person('adam', 'root'),
      person('dora', 'root'),
      person('bea', 'clerk'),
      person('nick', 'clerk'),
    ],
  });
}

/** Starts the server on a database that it makes itself, and fills it. */
export async function startStormWorld(): Promise<StormWorld> {
  const own = ownDatabase();
  const place = { home: own.home, databaseUrl: undefined };
  let server: ServerProcess | undefined;
  const remove = async () => {
    await server?.stop();
    own.signalAll('SIGKILL');
    own.remove();
  };
  try {
    server = await startServerProcess(place);
    await fill(own.home);
  } catch (error) {
    await remove();
    throw error;
  }
  const url = () => server?.url ?? '';
  return {
    url,
    secrets: [own.home, process.cwd(), import.meta.dirname],
    signIn: (person) => signInAs(url(), person),
    async killServer() {
      await server?.kill();
      server = await startServerProcess(place);
    },
    killDatabase: () => void process.kill(own.postmaster(), 'SIGKILL'),
    remove,
  };
}

async function signInAs(url: string, username: Person): Promise<TokenReply> {
  const { data: key } = await callApi(url, getRsaKey, {}, null);
  const rsa = { key: key.key, padding: constants.RSA_PKCS1_PADDING };
  const sealed = publicEncrypt(rsa, Buffer.from(password)).toString('base64');
  const answer = await callApi(url, signIn, { username, index: key.index, password: sealed }, null);
  if (answer.errcode !== 0) throw new Error(`${username} cannot sign in: ${answer.text}`);
  return answer.data;
}
