import { PassThrough } from 'node:stream';
import { readTypedPassword } from './typed-password.ts';

function terminal(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const shown: string[] = [];
  input.end(typed);
  return { shown, terminal: { input, output: { write: (text: string) => void shown.push(text) } } };
}

test('a password is read from an input without asking', async () => {
  const { terminal: piped, shown } = terminal('Kiln-4821-x\nmore\n', false);
  expect(await readTypedPassword(piped)).toBe('Kiln-4821-x');
  expect(shown).toEqual([]);
});

test('at a terminal it is asked for twice and never shown', async () => {
  const { terminal: typed, shown } = terminal('Kiln-4821-x\nKiln-4821-x\n', true);
  expect(await readTypedPassword(typed)).toBe('Kiln-4821-x');
  expect(shown.join('')).toBe('Password: \nThe same again: \n');
});

test('two that differ and none at all are refused', async () => {
  await expect(readTypedPassword(terminal('a\nb\n', true).terminal)).rejects.toThrow('not the same');
  await expect(readTypedPassword(terminal('', false).terminal)).rejects.toThrow('No password');
});
