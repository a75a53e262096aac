import type { OpenPlatform } from './open-platform.ts';

/** How the command is called. */
export const accountUsage = `
  node platform-server/src/account.ts reset-password <account>`;

/**
 * Runs the command `words` on an open platform and returns what it has to say. Throws with the usage where the words
 * make no command, else as a reset of a password does.
 */
export async function runAccountCommand(
  { services }: Pick<OpenPlatform, 'services'>,
  words: readonly string[],
): Promise<string> {
  const [verb, username, ...rest] = words;
  if (verb !== 'reset-password' || username === undefined || username === '' || rest.length > 0) {
    throw new Error(`Usage:${accountUsage}`);
  }
  const password = await services.sessions.resetPasswordOf(username);
  return [
    `One-time password of ${username}: ${password}`,
    'It is shown this once and has to be changed at the next sign-in. All sessions of the account have ended.',
  ].join('\n');
}
