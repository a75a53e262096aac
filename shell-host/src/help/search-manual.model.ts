import type { Locale } from '@portico/shared-kit/i18n';
import { manual, type TopicId } from './manual.ts';

/** A topic that was found, and the first sentence that has what was looked for; null where only its title has it. */
export interface TopicMatch {
  readonly id: TopicId;
  readonly line: string | null;
}

/** The names of all topics, in the order of the manual. */
export const topicIds = Object.keys(manual) as TopicId[];

/** The topics that have the text in a title or a sentence, those with it in their own title first; all for no text. */
export function searchManual(text: string, locale: Locale): TopicMatch[] {
  const wanted = text.trim().toLowerCase();
  const has = (words: string) => words.toLowerCase().includes(wanted);
  if (wanted === '') return topicIds.map((id) => ({ id, line: null }));
  const isTitled = (id: TopicId) => has(manual[id].title[locale]);
  const byTitle = topicIds.filter(isTitled);
  const others = topicIds.filter((id) => !isTitled(id));
  return [...byTitle, ...others].flatMap((id) => {
    const line = sentencesOf(id, locale).find(has) ?? null;
    return line !== null || isTitled(id) ? [{ id, line }] : [];
  });
}

function sentencesOf(id: TopicId, locale: Locale): string[] {
  const { lead, parts } = manual[id];
  return [lead, ...parts.flatMap(({ title, lines }) => [title, ...lines])].map((text) => text[locale]);
}
