import type { CodeShape, PictureShape, Primitive, RectShape, TextRun } from './primitives.ts';
import { pageMarkup } from './page-markup.ts';

const words = (text: string, look: Partial<TextRun> = {}): TextRun => ({
  kind: 'text',
  x: 10.00049,
  y: 20,
  width: 5,
  text,
  size: 72 / 25.4,
  weight: 700,
  color: '#1a1a1a',
  ...look,
});
const box = { x: 1, y: 2, width: 3, height: 4 };
const overWords = { x: 12, y: 19.5, width: 9, height: 9 };
const code = (area: typeof box, text = 'A'): CodeShape => ({
  kind: 'code',
  ...area,
  path: 'M0 0',
  viewBox: [9, 9],
  text,
});
const picture = (refId: string, area = box): PictureShape => ({
  kind: 'picture',
  ...area,
  refId,
  fit: 'cover',
  name: 'Logo',
});
const rect = (fill: string | null): RectShape => ({ kind: 'rect', ...overWords, fill, radius: 0, stroke: null });
const drawn = (...shapes: readonly Primitive[]) => pageMarkup(shapes, (refId) => (refId === 'logo' ? 'data:x' : null));

test('words are drawn as they are, whatever stands in them, each look once', () => {
  const { shapes, texts } = drawn(words('<script>"&\u{1F600}'), words('b', { y: 30 }), words('c', { weight: 400 }));
  expect(shapes).toBe('');
  expect(texts).toBe(
    '<div data-style="font-size:1mm;font-weight:700;color:#1a1a1a">' +
      '<span data-style="left:10mm;top:18.814mm">&lt;script&gt;&quot;&amp;\u{1F600}</span>' +
      '<span data-style="left:10mm;top:28.814mm">b</span></div>' +
      '<div data-style="font-size:1mm;font-weight:400;color:#1a1a1a"><span data-style="left:10mm;top:18.814mm">c</span></div>',
  );
  expect(drawn(code(box, '"><img>')).shapes).toContain('aria-label="&quot;&gt;&lt;img&gt;"');
  expect(drawn(code(box)).shapes).toContain('<path d="M0 0"/></svg>');
  expect(drawn(words('a', { color: '"><img>' })).texts).not.toContain('<img>');
});

test('groups keep their roles, and a picture that could not be loaded is left out', () => {
  const group: Primitive = { kind: 'group', role: 'row', items: [picture('logo'), picture('gone'), words('a')] };
  expect(drawn(group).shapes).toBe(
    '<g role="row"><image href="data:x" x="1" y="2" width="3" height="4" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Logo"/></g>',
  );
  expect(drawn({ kind: 'group', role: 'row', items: [words('a')] }).shapes).toBe('');
});

test.each<readonly [string, Primitive]>([
  ['a filled rectangle', rect('#ffffff')],
  ['a picture', picture('logo', overWords)],
  ['a code', code(overWords)],
  ['a line', { kind: 'line', x1: 0, y1: 20, x2: 50, y2: 20, stroke: { width: 1, color: '#000000', dashed: false } }],
  ['a group', { kind: 'group', role: 'none', items: [rect('#ffffff')] }],
])('words under %s stay under it', (_, cover) => {
  const { shapes, texts } = drawn(words('under'), cover);
  expect(texts).toBe('');
  expect(shapes).toMatch(/^<text .*>under<\/text></);
  expect(drawn(cover, words('over')).texts).toContain('over');
});

test('words within a frame, or beside what is drawn later, are over it', () => {
  expect(drawn(words('framed'), rect(null)).texts).toContain('framed');
  expect(drawn(words('beside'), { ...rect('#ffffff'), x: 15.1 }).texts).toContain('beside');
});
