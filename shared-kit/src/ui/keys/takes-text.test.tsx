import { takesText } from './takes-text.ts';

/** Returns the element of a page that has the test id. */
function elementIn(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.querySelector('[data-focus]') as HTMLElement;
}

test.each([
  '<input data-focus>',
  '<input type="search" data-focus>',
  '<textarea data-focus></textarea>',
  '<select data-focus></select>',
  '<div contenteditable="true"><b data-focus>a</b></div>',
  '<div contenteditable=""><b data-focus>a</b></div>',
  '<div role="textbox" data-focus></div>',
])('keys on %s are typed into it', (html) => {
  expect(takesText(elementIn(html))).toBe(true);
});

test.each([
  '<button data-focus></button>',
  '<input type="checkbox" data-focus>',
  '<input type="radio" data-focus>',
  '<div contenteditable="false"><b data-focus>a</b></div>',
])('keys on %s are not', (html) => {
  expect(takesText(elementIn(html))).toBe(false);
});

test('keys on no element are typed into none', () => {
  expect([takesText(null), takesText(document)]).toEqual([false, false]);
});
