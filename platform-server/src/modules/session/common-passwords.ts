/** Words to which most people who must add digits and signs add them. */
const mostCommon = 1000;

/** Words that lists from elsewhere lack: the product's own name, and what Chinese keyboards type for "password" and "I love you". */
const ownWords = ['portico', 'mima', 'woaini', 'woaini1314', '5201314', '1314520'];

const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** The list, and its beginning: the most common ones. */
interface CommonPasswords {
  readonly all: ReadonlySet<string>;
  readonly most: ReadonlySet<string>;
}

let common: Promise<CommonPasswords> | undefined;

/** Some 49,000 passwords in small letters, by how common they are; read when the first password is changed. */
async function readCommon(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = [...ownWords, ...dictionary['passwords-common']];
  return { all: new Set(passwords), most: new Set(passwords.slice(0, ownWords.length + mostCommon)) };
}

/**
 * True for a password that is on the list, in whatever case and with signs for letters, and for one that is nothing but
 * one of the most common words or the account's own name between digits and signs. Asks no other service.
 */
export async function isCommonPassword(password: string, username: string): Promise<boolean> {
  common ??= readCommon();
  const { all, most } = await common;
  const small = password.toLowerCase();
  const core = withoutEnds(small);
  if ([small, asLetters(small)].some((form) => all.has(form))) return true;
  return [core, asLetters(core), withoutEnds(asLetters(small))].some(
    (word) => most.has(word) || (word !== '' && word === withoutEnds(username.toLowerCase())),
  );
}

function asLetters(text: string): string {
  return Array.from(text, (character) => substitutes[character] ?? character).join('');
}

/** The text without digits and signs before and after it. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}
