/** Modules that were evaluated for a test file, averaged over the files of each project of jest and rounded up. */
export type ModuleCounts = Readonly<Record<string, number>>;

interface CountedFile {
  readonly project: string;
  readonly file: string;
  readonly modules: number;
}

function readLine(line: string): CountedFile[] {
  try {
    return [JSON.parse(line) as CountedFile];
  } catch {
    // A worker that was killed leaves half a line, and its step fails anyway.
    return [];
  }
}

/** Reads the lines jest's workers append, one for each test file: `{"project": "web", "file": "a.test.tsx", "modules": 123}`. */
export function readModuleCounts(lines: string): ModuleCounts {
  const files = lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : readLine(line)));
  const projects = Map.groupBy(files, ({ project }) => project);
  return Object.fromEntries(
    [...projects].map(([project, counted]) => {
      const modules = counted.reduce((sum, file) => sum + file.modules, 0);
      return [project, Math.ceil(modules / new Set(counted.map(({ file }) => file)).size)];
    }),
  );
}

/**
 * Returns a sentence for each project whose test files evaluate more modules on average than the budget allows, and for
 * each that has no budget. The number does not depend on how fast the machine is.
 */
export function exceeded(budget: ModuleCounts, counts: ModuleCounts): string[] {
  return Object.entries(counts).flatMap(([project, modules]) => {
    const maximum = budget[project];
    if (maximum === undefined)
      return [`${project} has no budget of modules. Enter one in tools/run/module-budget.json.`];
    if (modules <= maximum) return [];
    return [
      `${project} evaluates ${modules} modules per test file, ${maximum} at most. Import what a test needs from its own file ` +
        'instead of through an index, or keep the modules of a worker; raise tools/run/module-budget.json only with a reason.',
    ];
  });
}
