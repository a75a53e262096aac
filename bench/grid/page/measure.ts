const scrollSteps = 40;
/** Half of what the two tables show, so that every step brings rows that were not there. */
const stepPixels = 300;

/** Milliseconds from doing something until the browser has painted its result. */
export async function timed(act: () => unknown): Promise<number> {
  const start = performance.now();
  act();
  await painted();
  return performance.now() - start;
}

/** Scrolls down in steps and returns the milliseconds of each until it was painted, the shortest first. */
export async function scrollThrough(element: Element): Promise<readonly number[]> {
  const frames: number[] = [];
  for (let step = 1; step <= scrollSteps; step += 1) {
    frames.push(await timed(() => (element.scrollTop = step * stepPixels)));
  }
  return frames.toSorted((one, other) => one - other);
}

/** Resolves after the frame that shows everything asked for so far. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(null);
    });
  });
}
