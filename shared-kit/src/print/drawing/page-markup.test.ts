import type { Primitive, TextRun } from './primitives.ts';
import { shapesMarkup } from './page-markup.ts';

const words = (text: string): TextRun => ({
  kind: 'text',
  x: 10.00049,
  y: 20,
  width: 5,
  text,
  size: 72 / 25.4,
  weight: 700,
  color: '#1a1a1a',
});
const box = { x: 1, y: 2, width: 3, height: 4 };
const drawn = (...shapes: readonly Primitive[]) =>
  shapesMarkup(shapes, (refId) => (refId === 'logo' ? 'data:x' : null));

test('words are drawn as they are, whatever stands in them', () => {
  expect(drawn(words('<script>"&\u{1F600}'))).toBe(
    '<text x="10" y="20" font-size="1" font-weight="700" fill="#1a1a1a">&lt;script&gt;&quot;&amp;\u{1F600}</text>',
  );
  const code: Primitive = { kind: 'code', ...box, path: 'M0 0', viewBox: [9, 9], text: '"><img>' };
  expect(drawn(code)).toContain('aria-label="&quot;&gt;&lt;img&gt;"');
  expect(drawn(code)).toContain('<path d="M0 0"/></svg>');
});

test('groups keep their roles, and a picture that could not be loaded is left out', () => {
  const picture = (refId: string): Primitive => ({ kind: 'picture', ...box, refId, fit: 'cover', name: 'Logo' });
  expect(drawn({ kind: 'group', role: 'row', items: [picture('logo'), picture('gone')] })).toBe(
    '<g role="row"><image href="data:x" x="1" y="2" width="3" height="4" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Logo"/></g>',
  );
});
