import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  correctCells,
  dropImportRows,
  findNextProblem,
  forgetCorrection,
  importCorrected,
  listImportTexts,
  listRememberedCorrections,
  queryImportRows,
  replaceCells,
} from '@portico/shared-kit/contract/import-corrections.endpoints';
import {
  CorrectCellsInput,
  CorrectionOutcome,
  DropRowsInput,
  ForgetCorrectionInput,
  ImportRows,
  ImportRowsInput,
  ImportTexts,
  ImportTextsInput,
  NextProblem,
  NextProblemInput,
  RememberedCorrections,
  RememberedInput,
  ReplaceCellsInput,
} from '@portico/shared-kit/contract/import-corrections.schema';
import { ImportTask, ImportTaskInput } from '@portico/shared-kit/contract/imports.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { ImportTasksService } from '../tasks/import-tasks.service.ts';
import type { ImportCorrections } from './import-corrections.service.ts';

interface CorrectionServices {
  readonly corrections: ImportCorrections;
  readonly tasks: ImportTasksService;
}

const ofCells = { reply: CorrectionOutcome, maxBodyBytes: 8 * 1024 * 1024 };

/** Registers the corrections of refused rows. */
export function registerCorrections(app: FastifyInstance, { corrections, tasks }: CorrectionServices): void {
  route(app, queryImportRows, { input: ImportRowsInput, reply: ImportRows }, ({ input, user }) =>
    corrections.rows(user, input),
  );
  route(app, findNextProblem, { input: NextProblemInput, reply: NextProblem }, ({ input, user }) =>
    corrections.nextProblem(user, input),
  );
  route(app, listImportTexts, { input: ImportTextsInput, reply: ImportTexts }, ({ input, user }) =>
    corrections.texts(user, input),
  );
  route(app, correctCells, { input: CorrectCellsInput, ...ofCells }, ({ input, user, locale }) =>
    corrections.correct(user, input, locale),
  );
  route(app, replaceCells, { input: ReplaceCellsInput, ...ofCells }, ({ input, user, locale }) =>
    corrections.replace(user, input, locale),
  );
  route(app, dropImportRows, { input: DropRowsInput, ...ofCells }, ({ input, user }) => corrections.drop(user, input));
  route(app, importCorrected, { input: ImportTaskInput, reply: ImportTask }, async ({ input, user, locale }) => {
    await corrections.begin(user, input.taskId);
    return tasks.goOn(user, input, locale);
  });
  route(app, listRememberedCorrections, { input: RememberedInput, reply: RememberedCorrections }, ({ input, user }) =>
    corrections.remembered(user, input),
  );
  route(app, forgetCorrection, { input: ForgetCorrectionInput, reply: Empty }, async ({ input, user }) => {
    await corrections.forget(user, input);
    return {};
  });
}
