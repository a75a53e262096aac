import type { BilingualText } from '../i18n/bilingual-text.ts';
import { catalogue, type ErrorCode, type ErrorName, type ErrorParams, type ErrorRow } from './catalogue.ts';

type ParamsArgument<N extends ErrorName> = keyof ErrorParams<N> extends never ? [] : [params: ErrorParams<N>];

const codeByName = new Map<string, ErrorCode>(
  Object.entries(catalogue).map(([code, row]) => [row.name, Number(code) as ErrorCode]),
);

/** The code of a row. */
export function codeOf(name: ErrorName): ErrorCode {
  return codeByName.get(name) as ErrorCode;
}

/** The row of a code, or undefined where the catalogue has none. */
export function rowOf(code: number): ErrorRow | undefined {
  return (catalogue as Record<number, ErrorRow>)[code];
}

/** A failure that the catalogue knows. `params` fill its texts. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errorName: ErrorName;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(name: ErrorName, params: Readonly<Record<string, string | number>>, options?: ErrorOptions) {
    super(`${name} ${JSON.stringify(params)}`, options);
    this.name = 'AppError';
    this.errorName = name;
    this.code = codeOf(name);
    this.params = params;
  }
}

/** The name of a person or a thing. */
interface BilingualName {
  readonly name: string;
  readonly name_i18n?: string | null | undefined;
}

/** A parameter that is a name: readers of each language are told the one that they know. */
export function namedParam<P extends string>(
  param: P,
  { name, name_i18n }: BilingualName,
): Record<P, string> & { [K in `${P}_i18n`]?: string } {
  const named = { [param]: name, ...(name_i18n ? { [`${param}_i18n`]: name_i18n } : {}) };
  return named as Record<P, string> & { [K in `${P}_i18n`]?: string };
}

/** A parameter that is words: in English for logs and programs, in Chinese beside it; readers are told their own. */
export function textParam<P extends string>(
  param: P,
  { zh, en }: BilingualText,
): Record<P, string> & Record<`${P}_i18n`, string> {
  const worded = { [param]: en, [`${param}_i18n`]: JSON.stringify({ zh }) };
  return worded as Record<P, string> & Record<`${P}_i18n`, string>;
}

/** Makes an error of the catalogue; throw it: `throw appError('noPermissionToAdd')`. */
export function appError<N extends ErrorName>(name: N, ...[params]: ParamsArgument<N>): AppError {
  return new AppError(name, params ?? {});
}
