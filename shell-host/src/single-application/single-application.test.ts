import { pageShown, samePath, shownAlone } from './single-application.ts';

const storage = { getItem: () => 'sales' } as unknown as Storage;
const alone = (pathname: string, search = '') => shownAlone({ pathname, search }, storage);

test.each(['/app-home', '/app-todo', '/app-done', '/app-toread', '/app-list/sales/order/Orders', '/app-define/desk'])(
  '%s belongs to the application that is shown alone, and so does a form that leads back to it',
  (path) => {
    expect(alone(path)).toBe('sales');
    expect(alone('/form/detail', `?return=${encodeURIComponent(`${path}?at=x`)}`)).toBe('sales');
  },
);

test.each(['/app-list/applications', '/workflow-center/my-unfinished-workitem', '/', '/app-homes'])(
  '%s belongs to the whole portal, and so does a form that leads back to it',
  (path) => {
    expect(alone(path)).toBeNull();
    expect(alone('/form/detail', `?return=${encodeURIComponent(path)}`)).toBeNull();
  },
);

test('a form that leads nowhere back belongs to the whole portal', () => {
  expect(alone('/form/detail')).toBeNull();
});

test('the page shown is the one of the address, and of a form the one that it leads back to', () => {
  expect(pageShown({ pathname: '/app-todo', search: '' })).toBe('/app-todo');
  const search = `?${new URLSearchParams({ workitemId: 'w1', return: '/app-todo?at=%2Flist' }).toString()}`;
  expect(pageShown({ pathname: '/form/detail', search })).toBe('/app-todo');
  expect(pageShown({ pathname: '/form/detail', search: '' })).toBe('');
});

test('a path is the same with its characters escaped, and nothing is lost on a stray percent sign', () => {
  expect(samePath('/app-list/sales/order/%E8%AE%A2%20%E5%8D%95', '/app-list/sales/order/订 单')).toBe(true);
  expect(samePath('/app-list/sales/order/100%', '/app-list/sales/order/100%25')).toBe(false);
  expect(samePath('/app-todo', '')).toBe(false);
});
