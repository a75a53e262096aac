import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connections, connect } from './connect.ts';
import { onServer, templateName, withDatabase } from './testing-server.ts';

/** A database of a test file's own, with connections to it. */
export interface TestDatabase extends Connections {
  readonly url: string;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** Without tables, to test how they come to be. */
  readonly isEmpty?: boolean;
  /** Another database in the place of a replica. */
  readonly readUrl?: string | undefined;
}

/**
 * A database of its own for a test file, all migrations applied: created in `beforeAll`, dropped in `afterAll`.
 * Copying the template takes some 50 ms.
 */
export async function createTestDatabase({
  isEmpty = false,
  readUrl,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const templateUrl = process.env.PORTICO_TEST_SERVER;
  if (templateUrl === undefined) throw new Error('Database tests run in the "db" project: name them x.db.test.ts.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const serverUrl = withDatabase(templateUrl, 'postgres');
  // Copied as files, which is half the work of copying page by page with a journal.
  const source = isEmpty ? 'template0' : templateName;
  await copyTemplate(serverUrl, `create database ${name} template ${source} strategy file_copy`);
  const url = withDatabase(templateUrl, name);
  const connections = connect({ url, readUrl, limits: patientLimits });
  return {
    ...connections,
    url,
    drop: async () => {
      await connections.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/**
 * A process that is held up, as one that loads modules on a busy machine is, notices that its time is over before it
 * notices that the database answered long ago. A test waits as long as it may last.
 */
const longTimeouts = { statement: 120_000, lock: 60_000, idleInTransaction: 0 };
const patientLimits = { requests: longTimeouts, lists: longTimeouts, work: longTimeouts, connection: 60_000 };

/** PostgreSQL copies a template only while nobody else does anything with it. */
async function copyTemplate(serverUrl: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await onServer(serverUrl, statement);
      return;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === '55006';
      if (!isBusy || attempt === 50) throw error;
      await sleep(20 + Math.random() * 80);
    }
  }
}
