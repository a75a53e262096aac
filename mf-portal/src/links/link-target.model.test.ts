import type { NavigationItem } from '@portico/shared-kit/portal-pages';
import { navigationTarget } from './link-target.model.ts';

const item = (more: Partial<NavigationItem>): NavigationItem => ({
  id: 'n',
  icon: 'apps',
  title: '{}',
  actionType: 'URL',
  openMode: 'curPage',
  ...more,
});

test.each([
  [item({ actionType: 'app', app: 'sales' }), '/application/sales'],
  [
    item({ actionType: 'bizModel', app: 'sales', bizModel: 'salesOrder' }),
    '/application/sales/application-list/salesOrder',
  ],
  [item({ actionType: 'portalPage', portalPage: 'salesDesk' }), '/portal-page/salesDesk'],
  [item({ actionType: 'portalPage', portalPage: 'defaultWorkflowCenter' }), '/workflow-center'],
  [item({ actionType: 'portalPage', portalPage: 'defaultApplicationList' }), '/app-list/applications'],
  [item({ URL: '/app-list' }), '/app-list'],
])('a menu item leads to what its action names: %#', (navigation, href) => {
  expect(navigationTarget(navigation)).toEqual({ href, isInside: true, opensNewPage: false });
});

test('another site is opened outside the router, in a new page when the item asks for one', () => {
  const target = navigationTarget(item({ URL: 'https://example.com/a', openMode: 'newPage' }));
  expect(target).toEqual({ href: 'https://example.com/a', isInside: false, opensNewPage: true });
});

test('a link that would run a script or leave the origin by a trick leads nowhere', () => {
  expect(navigationTarget(item({ URL: 'javascript:alert(1)' }))).toBeNull();
  expect(navigationTarget(item({ URL: '//evil.example' }))?.isInside).toBeUndefined();
});

test('an item without its target leads nowhere', () => {
  expect(navigationTarget(item({ actionType: 'app' }))).toBeNull();
  expect(navigationTarget(item({ actionType: 'bizModel', bizModel: 'salesOrder' }))).toBeNull();
});
