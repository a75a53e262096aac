import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connections } from './database/connect.ts';

/** The base that every module stands on; made once when the server starts, or in a test. */
export interface Platform {
  readonly config: Config;
  readonly connections: Connections;
  readonly log: FastifyBaseLogger;
  /** The organisation that this installation serves; leads every primary key. */
  readonly corpId: string;
  /** The clock, so that rules about time can be tested. */
  now(): Date;
  /** A new id: UUID version 7 text, so that ids grow with time and b-trees stay compact. */
  newId(): string;
}
