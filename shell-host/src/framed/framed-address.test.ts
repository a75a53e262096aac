import { aMenuNode } from '@portico/shared-kit/testing/portal-builders';
import { framedAddress, namedEntry } from './framed-address.model.ts';

const origin = 'https://portal.example';

test('a page of the portal stands in a frame, of another site in a window, and what is not http nowhere', () => {
  expect(framedAddress('/portal-page/salesDesk?a=1', origin)).toEqual({
    kind: 'frame',
    path: '/portal-page/salesDesk?a=1',
  });
  expect(framedAddress('https://charts.example/r/1', origin)).toEqual({
    kind: 'outside',
    url: 'https://charts.example/r/1',
  });
  expect(framedAddress('//charts.example/r', origin).kind).toBe('outside');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '', null, undefined])
    expect(framedAddress(address, origin).kind).toBe('notSet');
});

test('a page that shows another page is not shown in one, so that frames do not go on for ever', () => {
  for (const path of ['/', '/application/a/application-report/r', '/jump-report/a/r', '/app-home', '/app-define/x'])
    expect(framedAddress(path, origin).kind).toBe('notSet');
});

test('what is no page is not shown in a frame: a file that somebody sent could be a script', () => {
  for (const path of ['/api/files/f1', '/api', '/builds/mf-a/x/remote.html', '/a/../api/files/f1'])
    expect(framedAddress(path, origin).kind).toBe('notSet');
  expect(framedAddress('/apiary', origin).kind).toBe('frame');
});

test('only what the menu of the application has is named, by code or by address', () => {
  const report = aMenuNode({ type: 'Report', code: 'monthly', pcUrl: '/portal-page/salesDesk' });
  const menu = [aMenuNode({ type: 'Folder', code: 'monthly', id: 'folder' }), report];
  expect(namedEntry(menu, 'monthly')).toBe(report);
  expect(namedEntry(menu, '/portal-page/salesDesk')).toBe(report);
  expect(namedEntry(menu, 'https://evil.example')).toBeUndefined();
  expect(namedEntry(menu, '')).toBeUndefined();
});
