import { everything } from '@portico/shared-kit/filters';
import type { Platform } from '../../../platform.ts';
import { findByTexts } from '../../../record-store/index.ts';
import { policyOf } from '../../models/index.ts';
import type { DraftProblem, ImportContext } from '../../records/index.ts';
import { importsTexts } from '../imports.texts.ts';
import { cellText } from './cell-values.ts';
import type { ReadRecord } from './read-drafts.ts';

/** A record that was read with the one that it overwrites; null for a new one. */
export interface TargetedRecord extends ReadRecord {
  readonly overwrites: string | null;
}

/**
 * Returns what finds the records that are overwritten, by the values of a field among those that the person sees. A value
 * that stands in the file before, or that several records have, is a problem.
 */
export function overwriteFinder(
  { connections, corpId, now }: Pick<Platform, 'connections' | 'corpId' | 'now'>,
  { model, user, locale }: ImportContext,
  key: string | null,
) {
  const seen = new Set<string>();
  const t = importsTexts.translator(locale);

  function problemOf(text: string, count: number): Omit<DraftProblem, 'path' | 'row'> | null {
    if (text === '') return null;
    if (seen.has(text)) return { kind: 'REPEAT', reason: t('keyTwice') };
    seen.add(text);
    if (count > 1) return { kind: 'REPEAT', reason: t('keyOfSeveral') };
    // A new record would get another number than the file says.
    return count === 0 && key === 'sequenceNo' ? { kind: 'NOEXIT', reason: t('keyUnknown', { text }) } : null;
  }

  return async (records: readonly ReadRecord[]): Promise<readonly TargetedRecord[]> => {
    if (key === null) return records.map((record) => ({ ...record, overwrites: null }));
    const textOf = ({ source, values }: ReadRecord) => {
      const value = values[key];
      // A cell that was corrected still has the text that stood in the file.
      if (typeof value === 'string') return value.trim();
      const cell = source.cells[key];
      return cell === undefined ? '' : cellText(cell, locale).trim();
    };
    const texts = [...new Set(records.map(textOf))].filter((text) => text !== '');
    const selection = { table: model.table, corpId, policy: policyOf(model, user, now()), filter: everything };
    const matches = await findByTexts(connections.db, selection, { code: key, texts });
    const byText = new Map(matches.map((match) => [match.text, match]));
    return records.map((record) => {
      const text = textOf(record);
      const match = byText.get(text);
      const problem = problemOf(text, match?.count ?? 0);
      const problems = problem === null ? record.problems : [...record.problems, { path: key, row: null, ...problem }];
      return { ...record, problems, overwrites: problem === null ? (match?.id ?? null) : null };
    });
  };
}
