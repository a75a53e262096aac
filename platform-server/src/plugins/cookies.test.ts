import Fastify from 'fastify';
import { readCookie, setCookie } from './cookies.ts';

const http = Fastify({ trustProxy: true });
http.get('/', (request, reply) => {
  setCookie(reply, { name: 'one', value: 'new', path: '/', keptSeconds: 60, sameSite: 'Lax' });
  setCookie(reply, { name: 'two', value: 'new', path: '/api', keptSeconds: 60, sameSite: 'Strict' });
  return { one: readCookie(request, 'one') ?? null };
});
afterAll(() => http.close());

test.each([
  ['http', ''],
  ['https', '; Secure'],
])('cookies set over %s are read by no script, sent by no other site, and go out as they came', async (scheme, end) => {
  const { headers } = await http.inject({ url: '/', headers: { 'x-forwarded-proto': scheme } });
  expect(headers['set-cookie']).toEqual([
    `one=new; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${end}`,
    `two=new; Path=/api; Max-Age=60; HttpOnly; SameSite=Strict${end}`,
  ]);
});

test.each([
  ['one=a', 'a'],
  ['other=b; one=a=b', 'a=b'],
  ['someone=a', null],
  ['', null],
])('in "%s" the value is found by its whole name', async (cookie, one) => {
  expect((await http.inject({ url: '/', headers: { cookie } })).json()).toEqual({ one });
});
