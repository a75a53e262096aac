import { resolve } from 'node:path';
import { Type } from 'typebox';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The variables of the environment that say what is logged, and where. */
export const logVariables = {
  LOG_LEVEL: Type.Union(
    levels.map((level) => Type.Literal(level)),
    { default: 'info', description: `one of ${levels.join(', ')}` },
  ),
  LOG_FILE: Type.Optional(Type.String({ description: 'a file' })),
};

/** Level and place of the log. */
export interface LogConfig {
  readonly logLevel: string;
  /** Absolute path of the file that the log goes to; undefined: standard output. */
  readonly logFile: string | undefined;
}

/** Reads it from the variables. */
export function logOf(values: { readonly LOG_LEVEL: string; readonly LOG_FILE?: string }): LogConfig {
  const { LOG_LEVEL: logLevel, LOG_FILE: file } = values;
  return { logLevel, logFile: file === undefined ? undefined : resolve(file) };
}
