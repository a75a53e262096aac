import { maxBpmnLength } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import { unreadableWords } from '../../../workflow-engine/index.ts';

/** Deepest nesting of elements; a diagram of BPMN has some ten levels, and two for each sub-process in another. */
const deepest = 200;

/**
 * Refuses a text that is no plain XML file before anything reads it: a document type, which could define entities,
 * elements that are nested without end, or more than is read at all. Reads it once, from front to back. Throws
 * templateUnreadable, templateTooLarge.
 */
export function requireSafeFile(xml: string): void {
  if (xml.length > maxBpmnLength) throw appError('templateTooLarge', { limit: maxBpmnLength });
  let depth = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    const quoted = quotedAt(xml, at);
    if (quoted !== null) {
      at = endOf(xml, quoted, at);
      continue;
    }
    if (xml.startsWith('<!', at)) throw appError('templateUnreadable', unreadableWords('<!'));
    const end = endOfTag(xml, at);
    if (xml[at + 1] === '/') depth -= 1;
    else if (xml[end - 1] !== '/') depth += 1;
    if (depth > deepest) throw appError('templateUnreadable', unreadableWords(`> ${deepest}`));
    at = end;
  }
}

/** Remarks, quoted sections and instructions may say anything: nobody reads them as markup. */
const quotes = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' } as const;

function quotedAt(xml: string, at: number): string | null {
  const found = Object.entries(quotes).find(([start]) => xml.startsWith(start, at));
  return found?.[1] ?? null;
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from + 2);
  return end === -1 ? xml.length : end + mark.length;
}

/** Index of the end of a tag; values of attributes may hold its closing bracket. */
function endOfTag(xml: string, from: number): number {
  for (let at = from + 1; at < xml.length; at += 1) {
    const sign = xml[at];
    if (sign === '>') return at;
    if (sign !== '"' && sign !== "'") continue;
    const closing = xml.indexOf(sign, at + 1);
    if (closing === -1) return xml.length;
    at = closing;
  }
  return xml.length;
}
