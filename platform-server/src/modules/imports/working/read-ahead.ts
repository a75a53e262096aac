/**
 * Returns what the source yields, the next one being made while somebody still works with the one before it. Whoever takes
 * no more waits until the source has ended.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const asked = source.next();
    // Whoever takes it hears of a failure; until then it must not count as unheard.
    asked.catch(() => undefined);
    return asked;
  };
  let next = ask();
  try {
    for (let result = await next; result.done !== true; result = await next) {
      next = ask();
      yield result.value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return(undefined);
  }
}
