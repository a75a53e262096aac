import { usePortalDispatch } from '@portico/shared-kit/api';
import { listModesEndpoints } from '@portico/shared-kit/api/list-modes.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ColourRule } from '@portico/shared-kit/contract/list-layout.schema';
import { matchLimits } from '@portico/shared-kit/contract/record-matches';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Property } from '@portico/shared-kit/fields';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type ColourOf, noColours } from './colours-context.ts';
import { type FilterRule, compileRules, coloursOf } from './colours.model.ts';

interface ColourReaderProps {
  readonly schemaCode: ModelCode;
  readonly properties: readonly Property[];
  readonly rules: readonly ColourRule[];
  /** The records that are drawn. */
  readonly records: readonly BizRecord[];
  readonly onRead: (colours: ColourOf) => void;
}

/** Asks the server which records meet the rules, each version of a record once, and tells the colours. Draws nothing. */
export function ColourReader({ schemaCode, properties, rules, records, onRead }: ColourReaderProps) {
  const signature = JSON.stringify(rules);
  const compiled = useMemo(
    () => compileRules(properties, JSON.parse(signature) as ColourRule[]),
    [properties, signature],
  );
  const match = useMatching(schemaCode);
  const read = useRef<{ readonly rules: readonly FilterRule[]; readonly matches: Map<string, RuleMatch> } | null>(null);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    let isCurrent = true;
    if (read.current?.rules !== compiled) read.current = { rules: compiled, matches: new Map() };
    const { matches } = read.current;
    const unread = records.filter(({ id, version }) => matches.get(id)?.version !== version);
    const show = () => tell(coloursOf(compiled, new Map([...matches].map(([id, { places }]) => [id, places]))));
    const readAll = async () => {
      for (let at = 0; at < unread.length && compiled.length > 0; at += matchLimits.records) {
        const found = await match(compiled, unread.slice(at, at + matchLimits.records));
        for (const [id, own] of found) matches.set(id, own);
        if (!isCurrent) return;
        show();
      }
    };
    if (unread.length === 0 || compiled.length === 0) show();
    void readAll();
    return () => {
      isCurrent = false;
    };
  }, [compiled, records, match]);
  useEffect(() => () => tell(noColours), []);
  return null;
}

/** The rules that a version of a record meets, by their places. */
interface RuleMatch {
  readonly version: number;
  readonly places: readonly number[];
}

/** Returns the function that asks which rules records meet; none of them where the call fails: the list says why itself. */
function useMatching(schemaCode: ModelCode) {
  const dispatch = usePortalDispatch();
  return useMemo(
    () =>
      async (
        rules: readonly FilterRule[],
        records: readonly BizRecord[],
      ): Promise<readonly (readonly [string, RuleMatch])[]> => {
        const input = { schemaCode, ids: records.map(({ id }) => id), filters: rules.map(({ filter }) => filter) };
        const options = { forceRefetch: true, subscribe: false };
        const { data } = await dispatch(listModesEndpoints.matchRecords.initiate(input, options));
        if (data === undefined) return [];
        const sets = data.map((ids) => new Set<string>(ids));
        return records.map(({ id, version }) => {
          const places = sets.flatMap((set, place) => (set.has(id) ? [place] : []));
          return [id, { version, places }] as const;
        });
      },
    [dispatch, schemaCode],
  );
}
