import { contrast, luminance, mix, parseHex } from './colour.model.ts';

describe('colours', () => {
  it('reads six digits and refuses anything else', () => {
    expect(parseHex('#0a10ff')).toEqual([10, 16, 255]);
    expect(() => parseHex('red')).toThrow('Not a colour');
    expect(() => parseHex('#fff')).toThrow('Not a colour');
  });

  it('knows the ends of luminance and the widest contrast', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('agrees with the published contrast of grey on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('mixes by share', () => {
    expect(mix('#ffffff', '#000000', 0)).toBe('#000000');
    expect(mix('#ffffff', '#000000', 1)).toBe('#ffffff');
    expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080');
  });
});
