import fc from 'fast-check';
import { breakLines } from './break-lines.ts';
import { mmPerPoint, textWidth } from './text-measure.ts';

const em = 10 * mmPerPoint;
const lines = (text: string, ems: number) => breakLines(text, ems * em, 10, 400).map((line) => line.text);

test('Han characters are as wide as the font, Latin ones as the font makes them, bold ones wider', () => {
  expect(textWidth('订单', 10, 400)).toBeCloseTo(2 * em);
  expect(textWidth('iW', 10, 400)).toBeCloseTo(1.153 * em);
  expect(textWidth('iW', 10, 700)).toBeCloseTo(1.219 * em);
});

test('no line begins with closing punctuation or ends with opening punctuation', () => {
  expect(lines('销售订单，请签字', 4)).toEqual(['销售订', '单，请签', '字']);
  expect(lines('请参见《合同》', 4)).toEqual(['请参见', '《合同》']);
});

test('words stay whole, and one that is longer than a line is cut', () => {
  expect(lines('Sales order total', 4)).toEqual(['Sales ', 'order ', 'total']);
  expect(lines('ABCDEFGH', 2)).toEqual(['ABC', 'DEF', 'GH']);
});

test('its own line ends are kept, and characters that belong together stay together', () => {
  expect(lines('一\r\n\n二', 9)).toEqual(['一', '', '二']);
  expect(lines('👩‍🚀👩‍🚀', 1)).toEqual(['👩‍🚀', '👩‍🚀']);
});

test('every character stands on one line, and no line of more than one is wider than its room', () => {
  const characters = fc.constantFrom(...Array.from('ab W，。（）《》中文字 -1,.\u0301'));
  const texts = fc.array(characters, { maxLength: 80 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, ems) => {
      const broken = breakLines(text, ems * em, 10, 400);
      expect(broken.map((line) => line.text).join('')).toBe(text);
      for (const line of broken)
        if (line.text.trimEnd().length > 2) expect(line.width).toBeLessThanOrEqual(ems * em + 0.01);
    }),
  );
});
