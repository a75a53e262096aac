import { formatDate } from '../../formats/index.ts';
import { commonTexts } from '../../i18n/index.ts';

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

interface MomentProps {
  readonly instant: string | null;
  /** Puts the time into a sentence: languages place their words on different sides of it. */
  readonly words?: (time: string) => string;
}

/** A point in time to the minute; `--` for one that has not come. */
export function Moment({ instant, words }: MomentProps) {
  const common = commonTexts.useT();
  if (instant === null) return <span>{common('empty')}</span>;
  const time = formatDate(instant, toMinutes);
  return <time dateTime={instant}>{words === undefined ? time : words(time)}</time>;
}
