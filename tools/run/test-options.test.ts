import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './test-options.ts';

describe('the options of npm test', () => {
  it('are names of steps, the folder of the reports and --changed, in any order', () => {
    expect(readOptions([], {})).toEqual({ names: [], reports: null, isChangedOnly: false });
    expect(readOptions(['lint', '--reports=.cache/reports', '--changed', 'unit'], {})).toEqual({
      names: ['lint', 'unit'],
      reports: '.cache/reports',
      isChangedOnly: true,
    });
  });

  it.each(['--report=x', '--reports', '--reports=', '--change', '-v'])(
    'are not %s, and the known ones are named',
    (option) => {
      expect(() => readOptions([option], {})).toThrow(
        `There is no option "${option}". Options: --changed, --reports=<folder>.`,
      );
    },
  );

  it('leave out no step where CI is set', () => {
    expect(() => readOptions(['--changed'], { CI: 'true' })).toThrow('--changed leaves out steps, and CI is set');
    expect(readOptions(['--changed'], { CI: 'false' }).isChangedOnly).toBe(true);
    expect(readOptions(['unit'], { CI: 'true' }).names).toEqual(['unit']);
  });
});

test('.ci/run sets CI and leaves out no step', () => {
  const script = readFileSync(join(import.meta.dirname, '../../.ci/run'), 'utf8');
  expect(script).toContain('export CI=true');
  expect(script).not.toContain('--changed');
});
