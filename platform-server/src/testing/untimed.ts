/** Returns the data of an answer without whether it took long, which is another answer on a busy machine. */
export function untimed(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('isSlow' in data)) return data;
  const { isSlow: _, ...facts } = data;
  return facts;
}
