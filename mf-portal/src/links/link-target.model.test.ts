import { type CarouselPhoto, gotoTypes, type NavigationItem } from '@portico/shared-kit/contract/portal-page';
import { navigationTarget, photoTarget } from './link-target.model.ts';

const item = (more: Partial<NavigationItem>): NavigationItem => ({
  id: 'n',
  icon: 'apps',
  title: '{}',
  actionType: 'URL',
  openMode: 'curPage',
  ...more,
});
const photo = (more: Partial<CarouselPhoto>): CarouselPhoto => ({
  id: 'p',
  name: '{}',
  refId: null,
  openType: '_self',
  fillType: 'FillAll',
  gotoType: gotoTypes.none,
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

test.each([
  [
    photo({ gotoType: gotoTypes.bizModel, app: 'sales', bizModel: 'customer' }),
    '/application/sales/application-list/customer',
  ],
  [photo({ gotoType: gotoTypes.app, app: 'sales' }), '/application/sales'],
  [photo({ gotoType: gotoTypes.page, gotoPage: 'salesDesk' }), '/portal-page/salesDesk'],
  [photo({ gotoType: gotoTypes.url, linkUrl: '/app-list' }), '/app-list'],
])('a picture leads to what it names: %#', (shown, href) => {
  expect(photoTarget(shown)?.href).toBe(href);
});

test('a picture that is only shown leads nowhere', () => {
  expect(photoTarget(photo({ linkUrl: '/app-list' }))).toBeNull();
});
