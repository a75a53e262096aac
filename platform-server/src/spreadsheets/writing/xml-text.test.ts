import fc from 'fast-check';
import { textElement, xmlText } from './xml-text.ts';

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

test('whatever XML cannot hold is escaped as spreadsheets do', () => {
  expect(xmlText('a\u000bb')).toBe('a_x000B_b');
  expect(xmlText('a\rb')).toBe('a_x000D_b');
  expect(xmlText('_x000B_')).toBe('_x005F_x000B_');
  expect(xmlText('<a href="b">&</a>')).toBe('&lt;a href=&quot;b&quot;&gt;&amp;&lt;/a&gt;');
});

test('NUL and lone halves of surrogate pairs become the replacement character', () => {
  expect(xmlText('a\0\ud800b\udc00😀')).toBe('a\ufffd\ufffdb\ufffd😀');
});

test('any text is read back as it was, escapes that only look like some too', () => {
  const unit = fc.constantFrom(
    '_',
    'x',
    '0',
    '00',
    '000B',
    'x000B_',
    '\u000b',
    '\r',
    '\u009f',
    '\uffff',
    '&',
    'a',
    '_x0041_',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit })), (text) => {
      fc.pre(!text.includes('\0'));
      expect(decoded(xmlText(text))).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('blanks at the ends and lines are kept by the mark that XML has for it', () => {
  expect(textElement(' a')).toBe('<t xml:space="preserve"> a</t>');
  expect(textElement('a\nb')).toBe('<t xml:space="preserve">a\nb</t>');
  expect(textElement('a b')).toBe('<t>a b</t>');
});
