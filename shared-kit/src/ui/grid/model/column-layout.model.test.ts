import fc from 'fast-check';
import { acceptedWidth, fillWidths, keepsPins, minimumWidth } from './column-layout.model.ts';

describe('dragging a column', () => {
  it('takes widths from the minimum up and ignores smaller ones', () => {
    expect(acceptedWidth(70, 176)).toBe(70);
    expect(acceptedWidth(69.4, 176)).toBe(176);
    expect(acceptedWidth(300.6, 176)).toBe(301);
  });

  it('never leaves a column below the minimum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: minimumWidth, max: 800 }), (wanted, now) => {
        expect(acceptedWidth(wanted, now)).toBeGreaterThanOrEqual(minimumWidth);
      }),
    );
  });
});

describe('filling the room', () => {
  it('leaves columns alone when they are wider than the room', () => {
    expect(
      fillWidths(
        [
          { width: 200, isFlexible: true },
          { width: 200, isFlexible: true },
        ],
        300,
      ),
    ).toEqual([200, 200]);
  });

  it('gives the room to flexible columns only, pixel by pixel', () => {
    const wishes = [
      { width: 48, isFlexible: false },
      { width: 100, isFlexible: true },
      { width: 100, isFlexible: true },
    ];
    expect(fillWidths(wishes, 253)).toEqual([48, 103, 102]);
  });

  it('fills exactly, and never shrinks a column', () => {
    const wish = fc.record({ width: fc.integer({ min: 40, max: 400 }), isFlexible: fc.boolean() });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1 }), fc.integer({ min: 0, max: 4000 }), (wishes, available) => {
        const widths = fillWidths(wishes, available);
        const used = wishes.reduce((sum, each) => sum + each.width, 0);
        const canGrow = wishes.some((each) => each.isFlexible) && used < available;
        expect(widths.reduce((sum, width) => sum + width, 0)).toBe(canGrow ? available : used);
        expect(widths.every((width, index) => width >= (wishes[index]?.width ?? 0))).toBe(true);
      }),
    );
  });
});

describe('pins', () => {
  it('hold while at least half of the grid is left to scroll', () => {
    expect(keepsPins(195, 390)).toBe(true);
    expect(keepsPins(264, 390)).toBe(false);
  });
});
