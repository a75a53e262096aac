import { defaultTarget, loginPath, returnTarget } from './return-target.ts';

const origin = 'https://portal.example';

test.each([
  ['/form/detail?objectId=1#top', '/form/detail?objectId=1#top'],
  ['/form/detail?objectId=1&T=token&key=2', '/form/detail?objectId=1&key=2'],
  ['//evil.example/x', defaultTarget],
  ['https://evil.example', defaultTarget],
  ['javascript:alert(1)', defaultTarget],
  ['/\\evil.example', defaultTarget],
  ['/login?return=/login', defaultTarget],
  ['/oauth?code=1&state=2', defaultTarget],
  ['', defaultTarget],
  [null, defaultTarget],
])('return=%s leads to %s', (wanted, target) => {
  expect(returnTarget(wanted, origin)).toBe(target);
});

test('the login page remembers where the user wanted to go', () => {
  const path = loginPath('/form/detail?a=1&b=2');
  expect(returnTarget(new URL(path, origin).searchParams.get('return'), origin)).toBe('/form/detail?a=1&b=2');
  expect(loginPath('/')).toBe('/login');
});
