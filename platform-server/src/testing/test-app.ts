import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, fillPath } from '@portico/shared-kit/contract/endpoint';
import type { Wire } from '@portico/shared-kit/contract/ids';
import { loadPatterns } from '@portico/shared-kit/expressions';
import type { Locale } from '@portico/shared-kit/i18n';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createTestDatabase } from '../database/testing.ts';
import { newId } from '../new-id.ts';
import type { Platform } from '../platform.ts';
import { buildServices, type Services } from '../services.ts';
import { newSession } from './test-session.ts';

export interface Answer<T> {
  readonly status: number;
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: T;
}

export interface TestApp {
  readonly platform: Platform;
  readonly services: Services;
  readonly http: FastifyInstance;
  /** Failures that the server logged as its own, one JSON text each: the cause behind "The system is busy". */
  readonly faults: readonly string[];
  readonly compileSchemas: App['compileSchemas'];
  /** Calls an endpoint of the contract as a user (by id; null: nobody) and returns the envelope. */
  call<I, R>(endpoint: Endpoint<I, R>, input: Wire<I>, asUserId: string | null, locale?: Locale): Promise<Answer<R>>;
  /** From now on `call` is made in new sessions: those before have ended. */
  forgetSessions(): void;
  close(): Promise<void>;
}

/** The whole server on a database of its own, without a port: for `beforeAll` of a `.db.test.ts` file. */
export async function startTestApp(
  now: () => Date = () => new Date(),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  await loadPatterns();
  const database = await createTestDatabase({ readUrl: environment.READ_DATABASE_URL });
  const home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const fixed = { NODE_ENV: 'test', PORTICO_HOME: home, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const config = readConfig({ ...environment, ...fixed });
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  const platform: Platform = { config, connections: database, log, corpId: 'main', now, newId };
  const services = buildServices(platform);
  const { http, compileSchemas } = await buildApp(platform, services);
  return {
    platform,
    services,
    http,
    faults,
    compileSchemas,
    ...caller(platform, http),
    async close() {
      await http.close();
      await database.drop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Calls endpoints without a port; every user has one session. */
function caller(platform: Platform, http: FastifyInstance): Pick<TestApp, 'call' | 'forgetSessions'> {
  const tokens = new Map<string, string>();

  async function tokenOf(userId: string): Promise<string> {
    const token = tokens.get(userId) ?? (await newSession(platform, userId));
    tokens.set(userId, token);
    return token;
  }

  const call = async <I, R>(
    endpoint: Endpoint<I, R>,
    input: Wire<I>,
    asUserId: string | null,
    locale: Locale = 'en',
  ) => {
    const { url, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const response = await http.inject({
      method: endpoint.method,
      url,
      headers: {
        'accept-language': locale,
        ...(asUserId === null ? {} : { authorization: `Bearer ${await tokenOf(asUserId)}` }),
      },
      ...(hasBody ? { payload: rest } : { query: rest as Record<string, string> }),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<R>, 'status'>>() };
  };
  return { call, forgetSessions: () => tokens.clear() };
}
