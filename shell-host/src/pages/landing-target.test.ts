import { landingTarget } from './landing-target.model.ts';

const launch = { messageId: null, appCode: null, isMobile: false, mobilePortalUrl: null };

test('the root leads to the portal page, or to the one application that the environment names', () => {
  expect(landingTarget(launch)).toBe('/portal-page/defaultPortalDashboard');
  expect(landingTarget({ ...launch, appCode: 'sales' })).toBe('/app-home');
});

test('a message is offered as a link on a computer, whatever else would have been opened', () => {
  expect(landingTarget({ ...launch, appCode: 'sales', messageId: 'a&b' })).toBe('/message-link?messageId=a%26b');
});

test('a message on a phone leads to the mobile portal, or is offered here where there is none', () => {
  const phone = { ...launch, messageId: 'm1', isMobile: true };
  expect(landingTarget({ ...phone, mobilePortalUrl: 'https://m.example/?a=1' })).toBe(
    'https://m.example/?a=1&messageId=m1',
  );
  expect(landingTarget(phone)).toBe('/message-link?messageId=m1');
});
