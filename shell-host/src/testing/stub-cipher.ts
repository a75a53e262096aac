import { passwordCipher } from '../session/encrypt-password.ts';

/** Lets passwords of the file's tests go out as `write` says, `key(password)` where nothing is said: encrypted they differ each time. */
export function stubPasswordCipher(write = (key: string, password: string) => `${key}(${password})`): void {
  let spy: jest.SpiedFunction<typeof passwordCipher.encrypt>;
  beforeEach(() => {
    spy = jest.spyOn(passwordCipher, 'encrypt').mockImplementation(async (key, password) => write(key, password));
  });
  afterEach(() => spy.mockRestore());
}
