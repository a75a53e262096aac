import { addUsage, runAddCommand } from './add-account-command.ts';
import { expirePublicPasswords } from './modules/session/index.ts';
import type { OpenPlatform } from './open-platform.ts';
import { readTypedPassword } from './typed-password.ts';

/** The form of the command. */
export const accountUsage = `
${addUsage}
  node platform-server/src/account.ts reset-password <account>
  node platform-server/src/account.ts reset-second-factor <account>
  node platform-server/src/account.ts expire-public-passwords`;

/**
 * Runs the command `words` on an open platform and returns what it has to say. Throws with the usage where the words
 * make no command, else as adding a person and the resets of a password and of a second factor do. `askPassword` reads what
 * somebody types.
 */
export async function runAccountCommand(
  { platform, services }: Pick<OpenPlatform, 'platform' | 'services'>,
  words: readonly string[],
  askPassword: () => Promise<string> = readTypedPassword,
): Promise<string> {
  const [verb = '', username = '', ...rest] = words;
  if (verb === 'add') return runAddCommand(services, words.slice(1), { askPassword, usage: accountUsage });
  if (verb === 'expire-public-passwords' && words.length === 1) {
    const count = await expirePublicPasswords(platform);
    return `${count} accounts have to change their public password at the next sign-in.`;
  }
  const command = commands.get(verb);
  if (command === undefined || username === '' || rest.length > 0) throw new Error(`Usage:${accountUsage}`);
  return command(services, username);
}

type Command = (services: OpenPlatform['services'], username: string) => Promise<string>;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'reset-password',
    async ({ sessions }, username) =>
      [
        `One-time password of ${username}: ${await sessions.resetPasswordOf(username)}`,
        'It is shown this once and has to be changed at the next sign-in. All sessions of the account have ended.',
      ].join('\n'),
  ],
  [
    'reset-second-factor',
    async ({ sessions }, username) => {
      await sessions.secondFactorResetting.resetOf(username);
      return `The second factor of ${username} is off, and all sessions of the account have ended.`;
    },
  ],
]);
