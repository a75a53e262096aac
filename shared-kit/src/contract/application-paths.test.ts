import { homePageCode, pathInApplication } from './application-paths.ts';

test('an application shows a portal page of its menu beside the menu', () => {
  expect(pathInApplication('sales', '/portal-page/salesDesk')).toBe(
    '/application/sales/application-portal/app-portal-runtime?pageCode=salesDesk',
  );
});

test.each([
  null,
  '',
  '/portal-page',
  '/portal-page/a/b',
  '/portal-page/a?x=1',
  'https://example.org/portal-page/a',
  '/user',
])('the address %p is not a portal page of the application', (pageUrl) =>
  expect(pathInApplication('sales', pageUrl)).toBeNull(),
);

test('the home page of an application has its code in its own', () => {
  expect(homePageCode('sales')).toBe('salesHomePage');
});
