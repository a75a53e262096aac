import type { PortalPage } from '@portico/shared-kit/contract/portal.schema';
import { keepLastPage, lastPage } from './last-page.ts';

const page = (code: string, publishedPortalJson = '{}'): PortalPage => ({
  code,
  name: code,
  name_i18n: null,
  status: 'ENABLE',
  published: true,
  publishedPortalJson,
  draftPortalJson: '{"secret":1}',
});

afterEach(() => localStorage.clear());

test('a page comes back to the person who saw it, without its draft', () => {
  keepLastPage('ann', page('desk'));
  expect(lastPage('ann', 'desk')).toEqual({ ...page('desk'), draftPortalJson: null });
  expect(lastPage('bob', 'desk')).toBeNull();
});

test('few pages are kept, the one seen last among them, so that room stays for what nobody has saved', () => {
  localStorage.setItem('portico-kept/ann/form/new', 'draft');
  const codes = Array.from({ length: 9 }, (_, at) => `page${String(at)}`);
  for (const code of codes) keepLastPage('ann', page(code));
  expect(codes.filter((code) => lastPage('ann', code) !== null)).toHaveLength(3);
  expect(lastPage('ann', 'page8')).not.toBeNull();
  expect(localStorage.getItem('portico-kept/ann/form/new')).toBe('draft');
});

test('a page that is too large is not kept, and what cannot be read is none', () => {
  keepLastPage('ann', page('large', 'x'.repeat(300_001)));
  expect(lastPage('ann', 'large')).toBeNull();
  localStorage.setItem('portico-kept/ann/portal-page/odd', '{');
  expect(lastPage('ann', 'odd')).toBeNull();
});
