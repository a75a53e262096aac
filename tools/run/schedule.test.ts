import { setImmediate } from 'node:timers/promises';
import { schedule, type Task } from './schedule.ts';

const task = (name: string, ...needs: string[]): Task => ({ name, needs });

/** Runs the tasks and writes down what began, ended and was skipped; the ones in `failing` fail. */
async function trace(tasks: readonly Task[], width: number, failing: readonly string[] = []): Promise<string[]> {
  const events: string[] = [];
  const run = async ({ name }: Task): Promise<boolean> => {
    events.push(`+${name}`);
    await setImmediate();
    events.push(`-${name}`);
    return !failing.includes(name);
  };
  await schedule(tasks, width, run, ({ name }, need) => events.push(`${name} skipped for ${need}`));
  return events;
}

describe('the schedule of steps', () => {
  it('runs at most as many at once as it is allowed', async () => {
    const events = await trace([task('a'), task('b'), task('c')], 2);
    const running = events.map((_, index) =>
      events.slice(0, index + 1).reduce((n, e) => n + (e[0] === '+' ? 1 : -1), 0),
    );
    expect(Math.max(...running)).toBe(2);
    expect(events).toHaveLength(6);
  });

  it('starts a task only after the tasks it needs', async () => {
    const events = await trace([task('use', 'make'), task('make')], 2);
    expect(events).toEqual(['+make', '-make', '+use', '-use']);
  });

  it('skips a task whose need failed, and what needs that one', async () => {
    const events = await trace([task('make'), task('use', 'make'), task('show', 'use'), task('other')], 1, ['make']);
    expect(events).toEqual(['+make', '-make', 'use skipped for make', 'show skipped for use', '+other', '-other']);
  });

  it('says so when tasks wait for each other', async () => {
    await expect(trace([task('a', 'b'), task('b', 'a')], 2)).rejects.toThrow('These tasks wait for each other: a, b.');
  });
});
