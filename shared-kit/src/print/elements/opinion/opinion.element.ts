import { actionCode, logWords } from '../../../workflow/index.ts';
import { drawText, textBox } from '../../drawing/text-box.ts';
import { handledEntries, signedWords } from '../activity-entries.ts';
import { type ElementKind, strip } from '../element-kind.ts';

/** Opinions of an activity, one below the other: what was written, or what was decided without a word. */
export const opinion: ElementKind<'opinion'> = (element, { record, locale }, { width }) => {
  const entries = handledEntries(record.workFlowLog, element.activityCode).filter(
    ({ approvalActionStatus, comment }) => comment || isDecision(approvalActionStatus),
  );
  const paragraphs = entries.map((entry) => {
    const signed = signedWords(entry, element, locale);
    return [entry.comment || logWords(entry, [], locale), signed].filter((text) => text !== '').join('\n');
  });
  if (paragraphs.length === 0) return null;
  const box = textBox(paragraphs.join('\n'), width, element.look, 0);
  return strip({ height: box.height, line: box.line, draw: ({ x, y }, piece) => drawText(box, x, y, piece) });
};

const decisions: readonly (number | null)[] = [actionCode.agree, actionCode.disagree, actionCode.reject];
const isDecision = (action: number | null): boolean => decisions.includes(action);
