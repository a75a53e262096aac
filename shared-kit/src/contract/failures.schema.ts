import { type Static, Type } from 'typebox';
import { Nullable, WholeNumber } from './common.schema.ts';

/**
 * Report of a browser on a failure of its own. It names code and never people: the server takes out of the message what
 * might be somebody's, and keeps neither who it was nor what they looked at. The trace id travels as with every call.
 */
export const ReportFailureInput = Type.Object({
  /** `crash`: the shell failed while drawing. `remote`: a page did not come up. */
  kind: Type.Union([
    Type.Literal('uncaught'),
    Type.Literal('rejection'),
    Type.Literal('crash'),
    Type.Literal('remote'),
  ]),
  /** The error's class, such as TypeError. */
  name: Type.String({ pattern: '^[\\w$.]{0,60}$' }),
  message: Type.String({ maxLength: 500 }),
  /** Positions in our builds: path, line and column. */
  frames: Type.Array(Type.String({ maxLength: 200, pattern: '^/builds/[\\w./-]+:\\d+:\\d+$' }), { maxItems: 12 }),
  /** Path of the page; segments that may be an id are left out. */
  place: Type.String({ maxLength: 200 }),
  /** The catalogue's code that the user sees; null where they see nothing. */
  code: Nullable(WholeNumber()),
  remote: Type.Union([Type.String({ pattern: '^[\\w-]{1,60}$' }), Type.Null()]),
});
export type ReportFailureInput = Static<typeof ReportFailureInput>;
