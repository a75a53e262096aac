import { linkTarget } from '../contract/action-checks.ts';
import { scriptLimits } from './limits.ts';

/** Tones in which scripts may draw; the theme says how each looks. */
export const scriptTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type ScriptTone = (typeof scriptTones)[number];

/** Pictures that scripts may draw, by their names. */
export const scriptIcons = [
  'check',
  'close',
  'clock',
  'warning',
  'star',
  'user',
  'lock',
  'bell',
  'calendar',
  'file',
] as const;
export type ScriptIcon = (typeof scriptIcons)[number];

/** Description of what a cell shows. Scripts answer these, and we draw them: no markup of a script is ever drawn. */
export type CellDescription =
  | { readonly kind: 'text'; readonly text: string; readonly tone: ScriptTone }
  | { readonly kind: 'tag'; readonly text: string; readonly tone: ScriptTone }
  | { readonly kind: 'icon'; readonly icon: ScriptIcon; readonly text: string; readonly tone: ScriptTone }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'progress'; readonly value: number; readonly text: string; readonly tone: ScriptTone };

/** Mark at the start of a row. */
export interface RowDescription {
  readonly text: string;
  readonly tone: ScriptTone;
}

type Members = Readonly<Record<string, unknown>>;

/** Error of a description that is none of those above; its message names the member. */
export class DescriptionError extends Error {}

/** Reads what a script says of a cell: one description or several beside each other. Throws a DescriptionError. */
export function readCell(value: unknown): readonly CellDescription[] {
  const pieces = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  if (pieces.length > scriptLimits.pieces) throw new DescriptionError(`> ${scriptLimits.pieces}`);
  return pieces.map(readPiece);
}

/** Reads what a script says of a row. Throws a DescriptionError. */
export function readRow(value: unknown): RowDescription {
  const members = membersOf(value);
  return { text: textOf(members['text'], 'text'), tone: toneOf(members) };
}

const readers: Readonly<Record<CellDescription['kind'], (members: Members) => CellDescription>> = {
  text: (members) => ({ kind: 'text', text: textOf(members['text'], 'text'), tone: toneOf(members) }),
  tag: (members) => ({ kind: 'tag', text: textOf(members['text'], 'text'), tone: toneOf(members) }),
  icon: (members) => ({
    kind: 'icon',
    icon: oneOf(members['icon'], scriptIcons, 'icon'),
    // An icon without words says nothing to who does not see it.
    text: textOf(members['text'], 'text'),
    tone: toneOf(members),
  }),
  link: (members) => ({ kind: 'link', text: textOf(members['text'], 'text'), href: hrefOf(members['href']) }),
  progress: (members) => ({
    kind: 'progress',
    value: ratioOf(members['value']),
    text: members['text'] === undefined ? '' : textOf(members['text'], 'text'),
    tone: toneOf(members),
  }),
};

function readPiece(value: unknown): CellDescription {
  if (typeof value === 'string') return { kind: 'text', text: textOf(value, 'text'), tone: 'neutral' };
  const members = membersOf(value);
  const kind = oneOf(members['kind'], Object.keys(readers) as CellDescription['kind'][], 'kind');
  return readers[kind](members);
}

function membersOf(value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DescriptionError('{ kind }');
  return value as Members;
}

/** Returns a text, cut where it is long; numbers are texts as well. */
export function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new DescriptionError(name);
  return String(value).slice(0, scriptLimits.text);
}

function toneOf({ tone }: Members): ScriptTone {
  return tone === undefined ? 'neutral' : oneOf(tone, scriptTones, 'tone');
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], name: string): T {
  const known = allowed.find((each) => each === value);
  if (known === undefined) throw new DescriptionError(`${name}: ${allowed.join(', ')}`);
  return known;
}

function ratioOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new DescriptionError('value: 0–1');
  return Math.min(1, Math.max(0, value));
}

/** Returns an address that a browser may be asked to open: of the portal, or elsewhere over HTTP. */
export function hrefOf(value: unknown): string {
  const target = typeof value === 'string' && value.length <= 2_000 ? linkTarget(value) : null;
  if (target === null) throw new DescriptionError('href');
  return target.to;
}
