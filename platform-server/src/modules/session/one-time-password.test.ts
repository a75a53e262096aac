import { hasPasswordCharacters } from '@portico/shared-kit/contract/password-rules';
import { oneTimePassword } from './one-time-password.ts';

test('one-time passwords keep every rule, are no two the same, and have no characters that are mistaken for others', () => {
  const made = Array.from({ length: 500 }, oneTimePassword);
  for (const password of made) {
    expect(password).toMatch(/^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])[^01lIoO]{14}$/);
    expect(hasPasswordCharacters(password)).toBe(true);
  }
  expect(new Set(made).size).toBe(made.length);
});
