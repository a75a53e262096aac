import { readTableText } from '@portico/shared-kit/ui/table-text';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { pastedCells } from './correction-table.model.ts';
import type { CorrectionModel } from './use-correction.ts';

/** Returns the handlers of the whole table: F8 goes to the next problem, a block of texts fills cells from the current one on. */
export function tableInput({ rows, columns, current, correct, goToNext }: CorrectionModel) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      goToNext();
    },
    onPaste: (event: ClipboardEvent) => {
      if (current === null) return;
      const block = readTableText(event.clipboardData.getData('text/plain'));
      const cells = pastedCells(rows, columns, { from: current, block });
      if (cells.length === 0) return;
      event.preventDefault();
      void correct(cells);
    },
  };
}
