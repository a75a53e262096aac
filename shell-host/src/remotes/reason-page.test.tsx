import { catalogue, codeOf } from '@portico/shared-kit/errors';
import { failureErrors, type LoadFailure } from '@portico/shared-kit/remotes';
import { drawReason } from './reason-page.ts';

const facts = { remote: 'mf-print', composition: 'c0ffee' };

function draw(failure: LoadFailure): HTMLElement {
  const place = document.createElement('div');
  drawReason(place, { page: 'Print', failure, detail: 'boom', facts, onRetry: () => undefined });
  return place;
}

test.each(Object.keys(failureErrors) as LoadFailure[])('%s is told by words and number of the catalogue', (failure) => {
  const place = draw(failure);
  const code = codeOf(failureErrors[failure]);
  expect(catalogue[code].params).toEqual(['remote']);
  expect(place.querySelector('h2')).toHaveTextContent('Print');
  expect(place).toHaveTextContent(String(code));
  expect(place).toHaveTextContent(failure);
});

test('the copied details carry number, remote and composition', async () => {
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  draw('entryUnreachable').querySelectorAll('button')[1]?.click();
  await Promise.resolve();
  expect(writeText.mock.calls[0]?.[0]).toMatch(
    /error: 810001\nfailure: entryUnreachable[^]*remote: mf-print\ncomposition: c0ffee/,
  );
});
