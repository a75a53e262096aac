import { framedState, withFramedState } from './framed-state.model.ts';

const list = '/workflow-center/my-done?app=sales';

test('what a framed page showed is found again in the query of the page around it', () => {
  const query = withFramedState('?other=1', `${list}&page=3`);
  expect(new URLSearchParams(query).get('other')).toBe('1');
  expect(framedState(list, `?${query}`)).toBe(`${list}&page=3`);
});

test.each(['https://elsewhere/workflow-center/my-done', '//elsewhere/workflow-center/my-done', '/user', ''])(
  'an address of another page or site is not shown: %s',
  (address) => {
    expect(framedState(list, `?${new URLSearchParams({ at: address }).toString()}`)).toBeNull();
  },
);
