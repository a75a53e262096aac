import { type CarouselPhoto, gotoTypes } from '@portico/shared-kit/portal-pages';
import { photoTarget } from './photo-target.model.ts';

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
