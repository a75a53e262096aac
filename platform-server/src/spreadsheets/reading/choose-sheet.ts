import { appError } from '@portico/shared-kit/errors';

/**
 * Returns the sheet of a name, or the first that people see. Throws spreadsheetSheetMissing, or spreadsheetWithoutSheets
 * where all are hidden.
 */
export function chooseSheet<S extends { readonly name: string; readonly isHidden: boolean }>(
  sheets: readonly S[],
  name: string | undefined,
): S {
  const sheet = sheets.find((each) => (name === undefined ? !each.isHidden : each.name === name));
  if (sheet !== undefined) return sheet;
  throw name === undefined
    ? appError('spreadsheetWithoutSheets')
    : appError('spreadsheetSheetMissing', { sheet: name });
}
