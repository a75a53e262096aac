import { linkTarget, plainActionCode, standardActionCodes } from './action-checks.ts';

describe('the address of a button', () => {
  it.each([
    ['/portal-page/desk?a=1', 'portal'],
    ['https://example.com/x?y#z', 'elsewhere'],
    ['http://example.com', 'elsewhere'],
  ])('%s leads on', (address, kind) => {
    expect(linkTarget(address)).toEqual({ kind, to: address });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\n/evil.example',
    'https://user@evil.example',
    'HTTPS:evil.example',
    'desk',
    '',
  ])('%j leads nowhere', (address) => {
    expect(linkTarget(address)).toBeNull();
  });
});

test('codes are known however they are written', () => {
  expect(standardActionCodes.has(plainActionCode('FORM_TRACK'))).toBe(true);
  expect(standardActionCodes.has(plainActionCode('approve'))).toBe(false);
});
