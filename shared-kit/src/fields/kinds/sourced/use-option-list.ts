import { useState } from 'react';
import { useFieldServices } from '../../field-services.tsx';
import type { OptionSource } from '../option-source.ts';
import { useLoaded } from '../use-loaded.ts';
import { loadOptions, type OptionList } from './load-options.ts';

interface OptionListQuery {
  readonly isWanted: boolean;
  readonly typed: string;
  /** The value that the options are matched with. */
  readonly beside: unknown;
}

/**
 * Options of records for what is typed: looked for among those that are known while these are all there are, else by
 * the server. `more` looks at another page of records.
 */
export function useOptionList(source: OptionSource, { isWanted, typed, beside }: OptionListQuery) {
  const all = useOptions(source, { text: '', beside, isWanted });
  const text = typed.trim();
  const isAsked = isWanted && text !== '' && all.found.value?.isWhole === false;
  const some = useOptions(source, { text, beside, isWanted: isAsked });
  const { found, more } = isAsked ? some : all;
  const list: OptionList = found.value ?? { options: [], isWhole: false, isRefused: false };
  return { list, found, more: list.isWhole || found.isLoading ? null : more, isLocal: !isAsked };
}

function useOptions(source: OptionSource, asked: { text: string; beside: unknown; isWanted: boolean }) {
  const services = useFieldServices();
  const { text, beside, isWanted } = asked;
  const key = JSON.stringify([source, text, beside ?? null]);
  const [paged, setPaged] = useState({ key, pages: 1 });
  const pages = paged.key === key ? paged.pages : 1;
  const found = useLoaded(
    (signal) =>
      loadOptions((input, stop) => services.queryOptions(input, stop), source, { text, beside, pages }, signal),
    { key: `${pages} ${key}`, isWanted, delay: text === '' ? 0 : 250 },
  );
  return { found, more: () => setPaged({ key, pages: pages + 1 }) };
}
