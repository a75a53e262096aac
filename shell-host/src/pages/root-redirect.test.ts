import { rootRedirectTarget } from './root-redirect.model.ts';

const launch = { messageId: null, appCode: null, isMobile: false, mobilePortalUrl: null };

test('the root leads to the portal page, or to the one application that the environment names', () => {
  expect(rootRedirectTarget(launch)).toBe('/portal-page/defaultPortalDashboard');
  expect(rootRedirectTarget({ ...launch, appCode: 'sales' })).toBe('/app-home');
});

test('a message is offered as a link on a computer, whatever else would have been opened', () => {
  expect(rootRedirectTarget({ ...launch, appCode: 'sales', messageId: 'a&b' })).toBe('/message-link?messageId=a%26b');
});

test('a message on a phone leads to the mobile portal, or is offered here where there is none', () => {
  const phone = { ...launch, messageId: 'm1', isMobile: true };
  expect(rootRedirectTarget({ ...phone, mobilePortalUrl: 'https://m.example/?a=1' })).toBe(
    'https://m.example/?a=1&messageId=m1',
  );
  expect(rootRedirectTarget(phone)).toBe('/message-link?messageId=m1');
});
