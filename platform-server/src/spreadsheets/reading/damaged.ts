import { AppError, appError } from '@portico/shared-kit/errors';

/** Returns the failure of reading something from outside: an error of the catalogue as it is, any other as spreadsheetDamaged. */
export function damageOf(error: unknown): AppError {
  return error instanceof AppError ? error : appError('spreadsheetDamaged');
}
