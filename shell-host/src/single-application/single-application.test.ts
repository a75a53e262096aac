import { shownAlone } from './single-application.ts';

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
