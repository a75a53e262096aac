type Version = readonly [major: number, minor: number, patch: number];

const pattern = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/;

function parse(text: string): Version | null {
  const match = pattern.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * Returns whether a version lies in a range. Ranges are `1.2.3`, `^1.2.3`, `~1.2.3`, `>=1.2.3` and `*`; what follows a hyphen
 * or plus is ignored. Returns null when either cannot be read, so that the caller can say "unknown".
 */
export function inRange(version: string, range: string): boolean | null {
  const have = parse(version);
  if (!have) return null;
  if (range === '*') return true;
  const match = /^(\^|~|>=)?(.+)$/.exec(range.trim());
  const want = match ? parse(match[2] ?? '') : null;
  if (!match || !want) return null;
  const notOlder = compare(have, want) >= 0;
  switch (match[1]) {
    case '>=':
      return notOlder;
    case '^':
      return notOlder && have[0] === want[0] && (want[0] > 0 || have[1] === want[1]);
    case '~':
      return notOlder && have[0] === want[0] && have[1] === want[1];
    default:
      return compare(have, want) === 0;
  }
}
