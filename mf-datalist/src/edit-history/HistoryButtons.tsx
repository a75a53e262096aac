import { keyActionOf, historyKeys, nameOfKey, takesText } from '@portico/shared-kit/ui/keys';
import { RedoOutlined, UndoOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { ButtonTip } from '../list/ButtonTip.tsx';
import type { Direction } from './edit-history.ts';
import { editHistoryTexts } from './edit-history.texts.ts';
import { useHistoryState } from './history-context.ts';
import { useTurn } from './use-turn.ts';

const icons = { undo: <UndoOutlined aria-hidden="true" />, redo: <RedoOutlined aria-hidden="true" /> } as const;
const directions = ['undo', 'redo'] as const;

/** Buttons that undo the edits of a list and do them again, and their keys: wherever the focus is but in a text or a dialog. */
export function HistoryButtons() {
  const t = editHistoryTexts.useT();
  const state = useHistoryState();
  const turn = useTurn();
  useHistoryKeys(turn);
  return directions.map((direction) => (
    <ButtonTip key={direction} title={`${t(direction)} (${historyKeys[direction][0]})`}>
      <Button
        icon={icons[direction]}
        aria-label={t(direction)}
        disabled={state[direction].length === 0}
        onClick={() => void turn(direction)}
      />
    </ButtonTip>
  ));
}

function useHistoryKeys(turn: (direction: Direction) => Promise<void>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = keyActionOf(historyKeys, nameOfKey(event));
    if (action === null || event.defaultPrevented || isElsewhere(event.target)) return;
    event.preventDefault();
    void turn(action.does);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Texts undo their own letters, and a dialog is about something else. */
function isElsewhere(target: EventTarget | null): boolean {
  return takesText(target) || (target instanceof HTMLElement && target.closest('[role="dialog"]') !== null);
}
