import { act, render } from '@testing-library/react';
import { createDocumentStore } from './document-store.ts';
import { isUnsaved, openedDocument } from './document-state.ts';
import { useDocumentStore } from './use-document-store.ts';

let copy: string | null = null;

beforeEach(() => {
  copy = null;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A field of which two keys were pressed: the first is in the browser, the second waits. */
function typeInto() {
  const store = createDocumentStore<string, null, string>({
    opened: openedDocument('', null),
    copies: {
      pause: 500,
      isEager: true,
      isDone: (state) => !isUnsaved(state),
      copyOf: ({ history }) => history.present,
      write: (text) => (copy = text),
    },
  });
  function Field() {
    const [, { history }] = useDocumentStore(() => store);
    return <p>{history.present}</p>;
  }
  const { container, unmount } = render(<Field />);
  act(() => {
    store.replace('a');
    store.replace('ab');
  });
  expect([copy, container.textContent]).toEqual(['a', 'ab']);
  return { unmount };
}

test.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the window is left', () => dispatchEvent(new Event('blur'))],
  ['a field is left', () => document.dispatchEvent(new Event('focusout'))],
])('all of it is kept when %s', (_when, leave) => {
  typeInto();
  leave();
  expect(copy).toBe('ab');
});

test('all of it is kept when the screen goes, as it does where the session is lost', () => {
  typeInto().unmount();
  expect(copy).toBe('ab');
});
