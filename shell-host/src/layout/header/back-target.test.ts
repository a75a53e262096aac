import { defaultTarget } from '../../session/return-target.ts';
import { backTarget, withReturn } from './back-target.ts';

const origin = 'https://portal.example';

test.each([
  ['/form/detail', '?return=%2Fworkflow-center%2Fmy-workflow', '/workflow-center/my-workflow'],
  ['/form/detail', '', defaultTarget],
  ['/form/detail', '?return=https%3A%2F%2Fevil.example', defaultTarget],
  [defaultTarget, '', null],
  [defaultTarget, '?return=%2Fuser', '/user'],
  // What leads to the page itself leads back nowhere.
  ['/user', '?tab=1&return=%2Fuser%3Ftab%3D1', defaultTarget],
  [defaultTarget, `?return=${encodeURIComponent(defaultTarget)}`, null],
  // One application alone has a home of its own.
  ['/app-todo', '', '/app-home'],
  ['/app-list/sales/order/Orders', '', '/app-home'],
  ['/app-list/applications', '', defaultTarget],
  ['/app-home', '', null],
  ['/app-home', '?return=%2Fuser', '/user'],
])('the back arrow of %s%s leads to %s', (pathname, search, target) => {
  expect(backTarget(pathname, search, origin)).toBe(target);
});

test('a link remembers where it was followed, without what that page itself came from', () => {
  const path = withReturn('/workflow-center/start-workflow', '/user', '?tab=1&return=%2Fa');
  expect(path).toBe('/workflow-center/start-workflow?return=%2Fuser%3Ftab%3D1');
  expect(withReturn('/a?b=1', '/user', '')).toBe('/a?b=1&return=%2Fuser');
});
