import { readOptions } from './test-options.ts';

describe('the options of npm test', () => {
  it('are names of steps and the folder of the reports, in any order', () => {
    expect(readOptions([])).toEqual({ names: [], reports: null });
    expect(readOptions(['lint', '--reports=.cache/reports', 'unit'])).toEqual({
      names: ['lint', 'unit'],
      reports: '.cache/reports',
    });
  });

  it.each(['--report=x', '--reports', '--reports=', '-v'])('are not %s, and the known ones are named', (option) => {
    expect(() => readOptions([option])).toThrow(`There is no option "${option}". Options: --reports=<folder>.`);
  });
});
