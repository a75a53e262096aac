const scrollSteps = 20;
const stepPixels = 400;

/** Milliseconds from doing something until the browser has painted its result. */
export async function timed(act: () => void): Promise<number> {
  const start = performance.now();
  act();
  await painted();
  return performance.now() - start;
}

/** Scrolls down in steps and returns the milliseconds of an average step. */
export async function scrollThrough(element: Element): Promise<number> {
  const start = performance.now();
  for (let step = 1; step <= scrollSteps; step += 1) {
    element.scrollTop = step * stepPixels;
    await painted();
  }
  return (performance.now() - start) / scrollSteps;
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
