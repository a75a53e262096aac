import { render } from '@testing-library/react';
import { FormattedText } from './FormattedText.tsx';

const shown = (html: string) => render(<FormattedText html={html} />).container.firstElementChild?.innerHTML;

test('text, lists, tables and links are kept, and links open beside this window', () => {
  const html = '<p>A <b>b</b></p><ul><li>c</li></ul><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>';
  expect(shown(html)).toBe(html);
  expect(shown('<a href="/user" target="_self" rel="opener">x</a>')).toBe(
    '<a href="/user" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test.each([
  ['<script>steal()</script>a', 'a'],
  ['<img src=x onerror=steal()>a', 'a'],
  ['<svg onload=steal()></svg>a', 'a'],
  ['<iframe src="https://a.example"></iframe>a', 'a'],
  ['<style>body{display:none}</style>a', 'a'],
  ['<p style="position:fixed" onclick="steal()" id="root" class="x" data-a="b">a</p>', '<p>a</p>'],
  ['<form action="/logout"><input value="a">b</form>', 'b'],
  ['<base href="https://a.example"><meta http-equiv="refresh" content="0">a', 'a'],
])('%s becomes %s', (html, clean) => {
  expect(shown(html)).toBe(clean);
});

test.each(['javascript:steal()', 'JaVaScRiPt:steal()', 'java&#10;script:steal()', 'data:text/html,x', 'vbscript:x'])(
  'a link to %s leads nowhere',
  (href) => {
    expect(shown(`<a href="${href}">x</a>`)).not.toContain('href');
  },
);
