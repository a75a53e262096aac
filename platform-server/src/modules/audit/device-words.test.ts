import { deviceWords } from './device-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome 130, Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge 130, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox 131, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18, iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/120.0 Mobile MicroMessenger/8.0.50`, 'WeChat 8, Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['\u0007\u001b[31mred', '[31mred'],
  ['', null],
  [undefined, null],
])('%j is %j', (agent, words) => {
  expect(deviceWords(agent)).toBe(words);
});

test('an agent of any length is cut', () => {
  expect(deviceWords('x'.repeat(10_000))).toHaveLength(60);
});
