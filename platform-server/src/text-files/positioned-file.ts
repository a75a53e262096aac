import { appError, textParam } from '@portico/shared-kit/errors';
import type { BilingualText } from '@portico/shared-kit/i18n';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { afterPath, fileTexts, wordsOfFault, wordsOfYaml } from './file.texts.ts';
import type { InvalidFile } from './invalid-file.ts';

type Path = readonly (string | number)[];

/** A YAML or JSON file whose values know where they stand. */
export interface PositionedFile {
  readonly file: string;
  /** The value in the shape of the schema. Throws with file, line and column. */
  as<T extends TSchema>(schema: T): Static<T>;
  /** The error for something wrong at a path, or at the nearest value around it that exists. */
  problem(path: Path, detail: BilingualText): Error;
  /** Line and column of the value at a path, or of the nearest one around it, as `3:5`. */
  placeOf(path: Path): string;
}

/** Deep enough for any definition; aliases may not blow a file up. */
const parseLimits = { maxAliasCount: 100 } as const;

/** Reads the file; JSON is YAML too. Throws `invalid` where it is neither. */
export function positionedFile(file: string, text: string, invalid: InvalidFile = 'packageInvalid'): PositionedFile {
  const refusal = (place: string, detail: BilingualText) =>
    appError(invalid, { file, place, ...textParam('detail', detail) });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col}`;
  };
  const [syntax] = document.errors;
  if (syntax !== undefined) {
    throw refusal(at(syntax.pos[0]), wordsOfYaml(syntax.code));
  }
  const value = valueOf(document, (detail) => refusal('1:1', detail));

  function placeOf(path: Path): string {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return at(node.range[0]);
    }
    return '1:1';
  }
  const problem = (path: Path, detail: BilingualText) => refusal(placeOf(path), detail);

  return {
    file,
    as<T extends TSchema>(schema: T): Static<T> {
      if (Value.Check(schema, value)) return value;
      const [error] = Value.Errors(schema, value);
      const path = pathOf(error?.instancePath ?? '');
      throw problem(path, afterPath(path.join('.'), describeFault(error)));
    },
    problem,
    placeOf,
  };
}

/** The value of a document. Aliases that repeat one another without end, or hold themselves, are refused. */
function valueOf(document: ReturnType<typeof parseDocument>, refusal: (detail: BilingualText) => Error): unknown {
  try {
    return withNameTexts(document.toJS(parseLimits));
  } catch (error) {
    throw refusal(error instanceof ReferenceError ? fileTexts.aliases : fileTexts.aliasesWithinThemselves);
  }
}

/** Returns what is wrong by the validator; a value that it says nothing of is not valid. */
export function describeFault(error: { keyword: string; params?: object } | undefined): BilingualText {
  return wordsOfFault(error ?? { keyword: '' });
}

/** Returns the members of a JSON pointer; numbers are indexes. */
export function pathOf(pointer: string): (string | number)[] {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

/** Names in other languages may be written as a map; they are kept as JSON text (shell spec, section 1). */
function withNameTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNameTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) => {
      const isNames = key.endsWith('_i18n') && typeof member === 'object' && member !== null;
      return [key, isNames ? JSON.stringify(member) : withNameTexts(member)];
    }),
  );
}
