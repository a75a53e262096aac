import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['Password1', 'it is on the list'],
  ['1Qaz2Wsx', 'it is on the list, in capitals'],
  ['P@ssw0rd', 'it is on the list with signs for letters'],
  ['Summer2026!', 'it is a common word with a year'],
  ['#1Welcome#1', 'it is a common word between signs'],
  ['W3lc0me-2026', 'it is a common word with digits for letters and a year'],
  ['Portico-2026', 'it is the name of the product, and the password of the demo'],
  ['Woaini1314', 'it is common in China'],
  ['Zhangwei-88', 'it is the own name'],
])('%s is refused: %s', async (password) => {
  expect(await isCommonPassword(password, 'zhangwei')).toBe(true);
});

test.each(['Better-4321', 'Mond-Tiger-71', 'kV3x9QpLm2Rt', 'Zhangwei-mag-7', 'Xq7-!!-22', '123456-Ab-9'])(
  '%s is good enough',
  async (password) => {
    expect(await isCommonPassword(password, 'zhangwei')).toBe(false);
  },
);

test('an account without letters in its name refuses nothing for it', async () => {
  expect(await isCommonPassword('Kiosk-Tor-44', '10023')).toBe(false);
});
