import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceeded, readModuleCounts } from './module-counts.ts';

describe('the modules of a test file', () => {
  const line = (project: string, file: string, modules: number): string =>
    JSON.stringify({ project, file, modules, worker: '1' });

  it('are averaged over the files of a project and rounded up', () => {
    const lines = [line('web', 'a', 10), line('pure', 'b', 7), line('web', 'c', 11), ''].join('\n');
    expect(readModuleCounts(lines)).toEqual({ web: 11, pure: 7 });
  });

  it('are added up where a file was run again', () => {
    expect(readModuleCounts([line('web', 'a', 10), line('web', 'a', 10)].join('\n'))).toEqual({ web: 20 });
  });

  it('leave out the half line of a worker that was killed', () => {
    expect(readModuleCounts(`${line('web', 'a', 10)}\n{"project":"we`)).toEqual({ web: 10 });
  });
});

describe('the budget of modules', () => {
  it('allows its maximum', () => expect(exceeded({ pure: 12, web: 40 }, { pure: 12, web: 39 })).toEqual([]));

  it('says by how much a project is beyond it, and what to do', () => {
    expect(exceeded({ pure: 12, web: 40 }, { pure: 13, web: 40 })).toEqual([
      expect.stringMatching(/^pure evaluates 13 modules per test file, 12 at most\. Import what/),
    ]);
  });

  it('names a project that has none', () => {
    expect(exceeded({}, { pure: 1 })).toEqual([expect.stringMatching(/^pure has no budget/)]);
  });

  it('is recorded for every project of jest', () => {
    const file = join(import.meta.dirname, '../module-budget.json');
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['pure', 'web', 'db']);
  });
});
