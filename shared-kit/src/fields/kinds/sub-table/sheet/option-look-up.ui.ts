import type { FieldServices } from '../../../field-services.tsx';
import type { OptionSource } from '../../option-source.ts';
import { type AskForOptions, stillOptions } from '../../sourced/load-options.ts';

/** Texts of one source that are asked for with one query. */
const mostTogether = 50;

interface OptionTextQuery {
  readonly source: OptionSource;
  /** The value that the options are matched with. */
  readonly beside: unknown;
  readonly texts: Set<string>;
}

/** Options of records that texts name. */
export interface OptionLookUp {
  /** The option, null where no record has it, and as long as nobody has asked. */
  find(source: OptionSource, text: string, beside: unknown): string | null;
  /** The number of texts that nobody has asked for yet. */
  readonly open: number;
  /** Hands out the queries for those, by a name each. */
  take(): (readonly [name: string, load: (signal: AbortSignal) => Promise<void>])[];
}

/** Looks options up where their lists find them. Where that fails a text counts as one, and saving says what is wrong. */
export function beginOptions(services: FieldServices): OptionLookUp {
  const known = new Map<string, boolean>();
  const asked = new Map<string, OptionTextQuery>();
  const ask: AskForOptions = (input, signal) => services.queryOptions(input, signal);
  const load = async (
    key: string,
    own: Omit<OptionTextQuery, 'texts'>,
    texts: readonly string[],
    signal: AbortSignal,
  ) => {
    const { source, beside } = own;
    const found = new Set(await stillOptions(ask, source, { texts, beside }, signal).catch(() => texts));
    for (const text of texts) known.set(`${key} ${text}`, found.has(text));
  };
  return {
    find(source, text, beside) {
      const key = JSON.stringify([source, beside ?? null]);
      const isThere = known.get(`${key} ${text}`);
      if (isThere !== undefined) return isThere ? text : null;
      const own = asked.get(key) ?? { source, beside, texts: new Set() };
      asked.set(key, own);
      own.texts.add(text);
      return null;
    },
    get open() {
      return [...asked.values()].reduce((sum, { texts }) => sum + texts.size, 0);
    },
    take() {
      const groups = [...asked];
      asked.clear();
      return groups.flatMap(([key, { texts, ...own }]) =>
        chunksOf([...texts]).map((chunk, at) => [`${at} ${key}`, (signal) => load(key, own, chunk, signal)] as const),
      );
    },
  };
}

function chunksOf(texts: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(texts.length / mostTogether);
  return Array.from({ length: count }, (_chunk, at) => texts.slice(at * mostTogether, (at + 1) * mostTogether));
}
