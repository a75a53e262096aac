import { fittingCount } from './fitting.model.ts';

describe('the buttons of a row', () => {
  it('all stand in it where they fit, without room for a button of the rest', () => {
    expect(fittingCount([100, 100, 100], 316, false)).toBe(3);
    expect(fittingCount([], 0, false)).toBe(0);
  });

  it('leave room for the button of the rest where one does not fit, or has something in it', () => {
    expect(fittingCount([100, 100, 100], 315, false)).toBe(2);
    expect(fittingCount([100, 100, 100], 316, true)).toBe(2);
    expect(fittingCount([100, 100, 100], 420, true)).toBe(3);
  });

  it('may all be in the rest', () => {
    expect(fittingCount([100, 100], 120, false)).toBe(0);
  });
});
