/** The work of the event loop's thread while it was watched, in ms of its processor time. */
interface WatchedLoop {
  /** The longest time between two turns: for so long nobody else's request was looked at. */
  readonly longest: number;
}

/**
 * Watches the event loop while some work is done. Processor time of this thread is measured and not time on the wall, so
 * that a machine that stands still counts for nothing.
 */
export async function watchLoop(work: () => Promise<unknown>): Promise<WatchedLoop> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return { longest };
}
