/** Longest part of a value that a line of the plan shows. */
const longest = 60;

type Member = string | number | boolean | readonly string[] | null | undefined;
type Members = Readonly<Record<string, Member>>;

/** Returns what differs between two entries, as `position: clerk → cashier; roles: a → a, b`; '' where nothing does. */
export function memberChanges(before: Members, next: Members): string {
  const changed = Object.keys(next).filter((member) => textOf(before[member]) !== textOf(next[member]));
  return changed.map((member) => `${member}: ${shown(before[member])} → ${shown(next[member])}`).join('; ');
}

const textOf = (value: Member) => JSON.stringify(value ?? null);

/** Returns the members of a new entry that say something, as `position: clerk; roles: a, b`. */
export function membersShown(members: Members): string {
  const said = Object.entries(members).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return said.map(([member, value]) => `${member}: ${shown(value)}`).join('; ');
}

function shown(value: Member): string {
  const text = typeof value === 'object' ? (value?.join(', ') ?? '') : String(value ?? '');
  if (text === '') return '–';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Returns what is given, else what was kept, else `initial`. */
export function pick<T>(given: T | undefined, kept: T | undefined, initial: T): T {
  return given === undefined ? (kept ?? initial) : given;
}
