import { parseArgs } from 'node:util';
import type { NewPerson } from './modules/organisation/index.ts';
import type { OpenPlatform } from './open-platform.ts';

/** The form of the command that adds a person. */
export const addUsage = `  node platform-server/src/account.ts add <account> --name <name> [--english-name <name>] [--department <id>]… [--role <code>]…
    [--employee-no <number>] [--position <text>] [--mobile <number>] [--email <address>] [--ask-password]`;

interface Asking {
  readonly askPassword: () => Promise<string>;
  /** Said where the words make no command. */
  readonly usage: string;
}

/** Adds a person by the words behind `add` and returns what there is to say, their one-time password among it. */
export async function runAddCommand(
  { organisation }: Pick<OpenPlatform['services'], 'organisation'>,
  words: readonly string[],
  { askPassword, usage }: Asking,
): Promise<string> {
  const { values, positionals } = parseWords(words, usage);
  const [account] = positionals;
  if (account === undefined || positionals.length > 1 || values.name === undefined) throw new Error(`Usage:${usage}`);
  const person: NewPerson = {
    account,
    name: values.name,
    name_i18n: englishName(values['english-name']),
    departments: values.department,
    roles: values.role,
    employeeNo: values['employee-no'] ?? null,
    position: values.position ?? null,
    mobile: values.mobile ?? null,
    email: values.email ?? null,
  };
  const chosen = values['ask-password'] ? await askPassword() : null;
  const password = await organisation.files.addPerson(person, chosen);
  const change = 'has to be changed at the first sign-in.';
  if (chosen !== null) return `${account} was added; the password ${change}`;
  return [`One-time password of ${account}: ${password}`, `It is shown this once and ${change}`].join('\n');
}

const englishName = (name: string | undefined) => (name === undefined ? null : JSON.stringify({ en: name }));

function parseWords(words: readonly string[], usage: string) {
  const text = { type: 'string' } as const;
  const list = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        name: text,
        'english-name': text,
        department: { ...list, default: [] },
        role: { ...list, default: [] },
        'employee-no': text,
        position: text,
        mobile: text,
        email: text,
        'ask-password': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\nUsage:${usage}`, { cause: error });
  }
}
