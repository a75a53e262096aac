/** Formats of values for people, and the reading of their texts. Everything is exact and in the organisation's time. */
export { charactersIn, charactersOver } from './characters-over.ts';
export { dateCodes, dateFormats, isDateCode, type DateCode, type DateUnit } from './date-codes.ts';
export { endOf, fileTimestamp, formatDate, parseDate, startOf, truncateDate } from './dates.ts';
export {
  addDecimals,
  compareDecimals,
  divideDecimals,
  fitsDigits,
  maxFractionDigits,
  maxIntegerDigits,
  normaliseDecimal,
  roundDecimal,
  shiftDecimal,
} from './decimals.ts';
export {
  formatFileSize,
  formatNumber,
  numberStyles,
  parseNumber,
  type NumberFormat,
  type NumberStyle,
} from './numbers.ts';
export { notificationTime, usedTime } from './times.ts';
export { instantOf, isInstant, organisationOffset, wallClockAt, type WallClock } from './wall-clock.ts';
