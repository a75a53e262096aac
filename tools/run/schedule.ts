/** Facts that the scheduler needs to know of a piece of work. */
export interface Task {
  readonly name: string;
  readonly needs: readonly string[];
}

/**
 * Runs the tasks at most `width` at a time, in order, each after the tasks it needs. `run` says whether its task succeeded;
 * a task whose need failed is handed to `skip` instead. Needs that are not in the list count as met.
 */
export async function schedule<TTask extends Task>(
  tasks: readonly TTask[],
  width: number,
  run: (task: TTask) => Promise<boolean>,
  skip: (task: TTask, need: string) => void,
): Promise<void> {
  const outcome = new Map<string, boolean>();
  const waiting = [...tasks];
  const running = new Set<Promise<void>>();
  const isSettled = (name: string): boolean => outcome.has(name) || !tasks.some((task) => task.name === name);

  const start = (task: TTask): void => {
    const failedNeed = task.needs.find((need) => outcome.get(need) === false);
    if (failedNeed !== undefined) {
      outcome.set(task.name, false);
      skip(task, failedNeed);
      return;
    }
    const work = run(task).then((succeeded) => {
      outcome.set(task.name, succeeded);
      running.delete(work);
    });
    running.add(work);
  };

  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex((task) => task.needs.every(isSettled));
    const [task] = ready >= 0 && running.size < width ? waiting.splice(ready, 1) : [];
    if (task !== undefined) start(task);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`These tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
