import { formatDate } from '@portico/shared-kit/formats';
import { commonTexts } from '@portico/shared-kit/i18n';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

/** A point in time to the minute; `--` for one that has not come. */
export function Moment({ instant }: { readonly instant: string | null }) {
  const common = commonTexts.useT();
  if (instant === null) return <span>{common('empty')}</span>;
  return <time dateTime={instant}>{formatDate(instant, toMinutes)}</time>;
}
