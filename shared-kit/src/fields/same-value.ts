/** Returns whether two values of a field without rows are the same: nothing is nothing however written, people and records are who they are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Of people, records and files the id alone: their names are looked up. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (!isObject(value)) return value;
  if (value['id'] !== undefined) return { id: value['id'] };
  const filled = Object.entries(value).filter(([, each]) => plain(each) !== null);
  return Object.fromEntries(filled.toSorted(([first], [second]) => (first < second ? -1 : 1)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
