/** Browsers by their marks, the more particular first: each of them also bears the marks of those below. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['DingTalk', /DingTalk\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[^ ]* (?:Mobile\/\w+ )?Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** As much of an agent that is no browser as the trail keeps. */
const longest = 60;

/**
 * The device of a User-Agent header in words: `Chrome 130, Windows`; of a program that is no browser the beginning of
 * what it calls itself, printable characters only. Null where nothing was said.
 */
export function deviceWords(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const browser = browsers.flatMap(([name, mark]) => {
    const version = mark.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  const words = [browser, system].filter((word) => word !== undefined).join(', ');
  const plain = userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, longest);
  return words || plain || null;
}
