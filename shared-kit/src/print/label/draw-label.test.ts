import { textWidth } from '../measure/text-measure.ts';
import { drawLabel } from './draw-label.ts';

const content = (text: string) => ({ text, url: 'https://portal.example/s/abc', name: 'QR' });
const wordsOf = (size: { width: number; height: number }, text: string, fontSize = 12) =>
  drawLabel(size, content(text), fontSize).filter((shape) => shape.kind === 'text');

test('the words of a label are broken by the widths of the font and stay within its margins', () => {
  const size = { width: 70, height: 36 };
  const text = 'iiiiiiiiiiiiiiiiiiiiii WWWWWWWWW 资产编号 FA-2026-0001，三楼会议室';
  const lines = wordsOf(size, text);
  expect(
    lines
      .map(({ text: words }) => words)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
  for (const { x, y, width, text: words, size: font } of lines) {
    expect(width).toBeCloseTo(textWidth(words, font, 400), 3);
    expect(x + width).toBeLessThanOrEqual(70 * 0.95 + 0.05);
    expect(y).toBeLessThanOrEqual(36 * 0.95);
  }
});

test('under a code each line stands in the middle, and what finds no room ends in an ellipsis', () => {
  const lines = wordsOf({ width: 30, height: 30 }, '很'.repeat(200));
  expect(lines.at(-1)?.text.endsWith('…')).toBe(true);
  for (const { x, width } of lines) expect(x + width / 2).toBeCloseTo(15, 3);
});

test('the code is drawn beside its words, with its name for those who do not see it', () => {
  const [code] = drawLabel({ width: 70, height: 36 }, content('x'), 12);
  expect(code).toMatchObject({ kind: 'code', text: 'QR', x: 3.5, width: 32.4, height: 32.4 });
  expect(drawLabel({ width: 70, height: 36 }, { ...content(''), url: '' }, 12)).toEqual([]);
});
