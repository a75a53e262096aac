export {
  AppError,
  appError,
  codeOf,
  namedParam,
  rowOf,
  textParam,
} from './app-error.ts';
export {
  catalogue,
  type ErrorCode,
  type ErrorName,
  type ErrorParams,
  type ErrorRow,
  type RetryRule,
  type Severity,
} from './catalogue.ts';
export type { ErrorDescription, ErrorFacts } from './describe.ts';
export { describeError, fetchErrorWords, hasErrorWords } from './known-words.ts';
