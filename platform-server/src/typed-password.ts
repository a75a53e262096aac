import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';

/** The terminal in which a password is asked for and typed. */
interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: { write(text: string): unknown };
}

const console: Terminal = { input: process.stdin, output: process.stderr };

/**
 * Returns a password that somebody types twice at a terminal, where it is not shown, or the first line of an input that is
 * no terminal. Throws where there is none, or the two differ.
 */
export async function readTypedPassword({ input, output }: Terminal = console): Promise<string> {
  // What is typed would be echoed by the line reader itself.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: input.isTTY === true });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (input.isTTY === true) output.write(question);
    const line = await typed.next();
    if (input.isTTY === true) output.write('\n');
    return line.done === true ? '' : line.value;
  };
  try {
    const password = await ask('Password: ');
    if (password === '') throw new Error('No password was given.');
    if (input.isTTY === true && (await ask('The same again: ')) !== password) {
      throw new Error('The two passwords are not the same.');
    }
    return password;
  } finally {
    lines.close();
  }
}
