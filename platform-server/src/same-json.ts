import { isDeepStrictEqual } from 'node:util';

/** True where two values are equal as JSON: what is undefined is not there, and the order of members does not count. */
export function sameJson(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right)));
}
