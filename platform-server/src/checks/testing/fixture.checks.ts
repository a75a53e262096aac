import { appError } from '@portico/shared-kit/errors';

/** Checks that do what checks must not do, for the tests of their thread. */
export const echo = <T>(value: T): T => value;

/** Never ends. */
export function endless(): never {
  for (;;);
}

/** Takes all memory. */
export function hungry(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + kept.length));
}

/** Finds something. */
export function refuse(): never {
  throw appError('templateTooLarge', { limit: 1 });
}

/** Has a fault of ours. */
export function fail(): never {
  throw new Error('fixture');
}
