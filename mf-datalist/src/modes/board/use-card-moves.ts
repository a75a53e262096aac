import { loadApiErrorDescription } from '@portico/shared-kit/api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useState } from 'react';
import { useOfferUndo } from '../../edit-history/use-turn.ts';
import { useUndoableSave } from '../../edit-history/use-undoable-save.ts';
import { boardTexts } from './board.texts.ts';
import type { CardMoves } from './card-moves.model.ts';

/** Target of a move: the cell, the values that a record has there, and how the board calls it. */
export interface MoveTarget {
  readonly cell: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly title: string;
}

/**
 * Returns the moves that are not read again yet, and the function that moves a card: it stands in its new cell at once, and goes
 * back where the save is refused.
 */
export function useCardMoves() {
  const t = boardTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const { save, keep } = useUndoableSave();
  const offerUndo = useOfferUndo();
  const [moves, setMoves] = useState<CardMoves>(new Map());
  const move = useStableCallback(async (record: BizRecord, from: string, { cell, data, title }: MoveTarget) => {
    const { id } = record;
    const moved = { ...record, data: { ...record.data, ...data } };
    setMoves((all) => new Map(all).set(id, { record: moved, from, to: cell, savedAt: null }));
    try {
      const { saved, change } = await save({ record, data });
      const known = { ...moved, version: saved.version, data: { ...moved.data, ...saved.data } };
      setMoves((all) => new Map(all).set(id, { record: known, from, to: cell, savedAt: Date.now() }));
      offerUndo(t('moved', { title }), keep(change));
    } catch (error) {
      setMoves((all) => new Map([...all].filter(([key]) => key !== id)));
      toast.failure(await loadApiErrorDescription(error, locale));
    }
  });
  return { moves, move };
}
