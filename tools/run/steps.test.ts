import { chooseSteps, testSteps } from './steps.ts';

const steps = testSteps((name) => `/reports/${name}.json`);
const chosen = (...names: string[]): string[] => chooseSteps(steps, names).map(({ name }) => name);

describe('the steps of npm test', () => {
  it('are all of them when none is named', () => {
    expect(chosen()).toEqual(steps.map(({ name }) => name));
  });

  it('are the named ones in the order of the table', () => {
    expect(chosen('unit', 'lint')).toEqual(['lint', 'unit']);
  });

  it('bring what they need', () => {
    expect(chosen('e2e')).toEqual(['build', 'e2e']);
  });

  it('say which names exist when one is unknown', () => {
    expect(() => chosen('lnit')).toThrow('There is no step "lnit". Steps: build, format, lint,');
  });

  it('are always run when they read the history, ask others or see by themselves what changed', () => {
    expect(steps.filter(({ inputs }) => inputs === null).map(({ name }) => name)).toEqual([
      'build',
      'hygiene',
      'advisories',
    ]);
  });

  it('need only steps that come before them', () => {
    for (const [index, step] of steps.entries()) {
      const before = steps.slice(0, index).map(({ name }) => name);
      expect(before).toEqual(expect.arrayContaining([...step.needs]));
    }
  });
});
