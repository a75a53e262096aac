import { changeCells, previewCellChanges } from '@portico/shared-kit/contract/cell-changes.endpoints';
import { CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { CellChangeService } from './cell-changes.service.ts';

/** Room for a thousand rows of twenty long texts. */
const maxBodyBytes = 4 * 1024 * 1024;
/** Blocks of cells that one person checks and writes: many more than somebody pastes. */
const perMinute = 120;

/** Registers the changes of blocks of cells. */
export function registerCells(app: FastifyInstance, cells: CellChangeService): void {
  const schemas = { input: ChangeCellsInput, reply: CellChanges, maxBodyBytes, perMinute };
  route(app, previewCellChanges, schemas, ({ input, user, locale }) => cells.preview(user, input, locale));
  route(app, changeCells, { ...schemas, changesLists: true }, ({ input, user, locale }) =>
    cells.change(user, input, locale),
  );
}
