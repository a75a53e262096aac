export { AppError, appError, codeOf, rowOf } from './app-error.ts';
export {
  catalogue,
  type ErrorCode,
  type ErrorName,
  type ErrorParams,
  type ErrorRow,
  type RetryRule,
  type Severity,
} from './catalogue.ts';
export { describeError, type ErrorDescription, type ErrorFacts } from './describe.ts';
export { type ErrorText, errorTexts } from './texts.ts';
