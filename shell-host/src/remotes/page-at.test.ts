import type { PageContribution } from '@portico/shared-kit/remotes';
import { aComposition } from '../testing/a-composition.ts';
import { pageAt } from './page-at.ts';

const page = (id: string, path: string): PageContribution => ({
  type: 'portal.page',
  id,
  path,
  layout: 'header',
  title: { zh: id, en: id },
  code: './Page',
});

const composition = aComposition([
  page('home', '/portal-page'),
  page('list', '/application/:appCode/application-list/:schemaCode'),
]);

test('an address leads to the remote that contributes its page', () => {
  const found = pageAt(composition, '/application/sales/application-list/salesOrder');
  expect(found).toMatchObject({ remote: 'mf-test', page: { id: 'list' } });
});

test.each(['/', '/login', '/portal-page-of-others', '/application/sales'])("%s is not a remote's", (pathname) => {
  expect(pageAt(composition, pathname)).toBeNull();
});
