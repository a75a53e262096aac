import { formatDate, usedTime } from '@portico/shared-kit/formats';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { type BizParams, type MessageRow, messageNamed, messageTypes, timeUnits } from './message-types.ts';
import { notificationTexts } from './notifications.texts.ts';

/** A message in one language. */
export interface MessageTexts {
  readonly title: string;
  readonly content: string;
}

/** Names that are told of a list; the rest is a number (shell spec, section 9). */
const mostRoles = 5;
const mostPeople = 2;

type Spell = (fact: unknown, locale: Locale, facts: Readonly<Record<string, unknown>>, name: string) => string;

const nameIn: Spell = (fact, locale, facts, name) => {
  const other = facts[`${name}_i18n`];
  return localised(asText(fact), typeof other === 'string' ? other : null, locale);
};

const momentIn: Spell = (fact) => (typeof fact === 'string' ? formatDate(fact, 3) : '');

const durationIn: Spell = (fact, locale) => {
  const { value, unit } = asObject(fact);
  const size = timeUnits[String(unit).toUpperCase() as keyof typeof timeUnits] ?? timeUnits.MINUTE;
  return usedTime(Number.isFinite(Number(value)) ? Number(value) * size : 0, locale);
};

const namesUpTo =
  (most: number, rest: 'names.moreRoles' | 'names.morePeople'): Spell =>
  (fact, locale) => {
    const list = Array.isArray(fact) ? (fact as unknown[]) : [fact];
    const all = list.map((each) => nameOf(each, locale)).filter((name) => name !== '');
    const shown = all.slice(0, most).join(notificationTexts.t(locale, 'names.and'));
    if (all.length <= most) return shown;
    const words = { names: shown, count: all.length, rest: all.length - most };
    return notificationTexts.t(locale, rest, words);
  };

/** End of a sentence: the titles that are known, or nothing. */
const titlesIn: Spell = (fact, locale) => {
  const { titles, total } = asObject(fact);
  const all = Array.isArray(titles) ? (titles as unknown[]).map(asText).filter((title) => title !== '') : [];
  if (all.length === 0) return '';
  const isAll = Number(total) <= all.length;
  const names = all.join(notificationTexts.t(locale, 'names.and'));
  return notificationTexts.t(locale, isAll ? 'names.titles' : 'names.moreTitles', { names });
};

/** Spelling of each fact; those that are not here are written as they are. */
const spelling: Partial<Record<keyof BizParams, Spell>> = {
  originatorName: nameIn,
  actorName: nameIn,
  instanceName: nameIn,
  objectDataName: nameIn,
  activityName: nameIn,
  modelName: nameIn,
  comment: nameIn,
  ruleName: nameIn,
  organizationName: nameIn,
  timeout: durationIn,
  startTime: momentIn,
  endTime: momentIn,
  time: momentIn,
  roles: namesUpTo(mostRoles, 'names.moreRoles'),
  userNameList: namesUpTo(mostPeople, 'names.morePeople'),
  recordTitles: titlesIn,
  htmlStr: (fact) => plainText(asText(fact)),
};

/**
 * The words of a message; null for a number that the table does not have (any more). Facts that are missing or not
 * what they should be leave a gap, never an error: a message of another release must not take the list with it.
 */
export function messageTexts(number: number, params: BizParams, locale: Locale): MessageTexts | null {
  const name = messageNamed(number);
  if (name === undefined) return null;
  const row: MessageRow = messageTypes[name];
  const facts = params as Readonly<Record<string, unknown>>;
  const words = Object.fromEntries(
    row.params.map((param) => {
      const fact = facts[param];
      return [param, spelling[param]?.(fact, locale, facts, param) ?? asText(fact)];
    }),
  );
  const t = notificationTexts.translator(locale) as (key: string, words: Record<string, string>) => string;
  const special = specialWords(row, params);
  const title = t(`${name}.${special}title`, words);
  const content = t(`${name}.${special}content`, words);
  const comment = row.quotes === true ? asText(params.comment).trim() : '';
  return {
    title: params.test === true ? notificationTexts.t(locale, 'test', { title }) : title,
    content: comment === '' ? content : notificationTexts.t(locale, 'quote', { content, comment }),
  };
}

/** Under which name its words stand where a message has others than its type usually has; else empty. */
function specialWords({ variants, mayFail }: MessageRow, { way, success }: BizParams): string {
  if (way !== undefined && variants?.includes(way)) return `${way}.`;
  return mayFail && success === false ? 'failed.' : '';
}

function asText(fact: unknown): string {
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
}

function asObject(fact: unknown): Readonly<Record<string, unknown>> {
  return typeof fact === 'object' && fact !== null ? (fact as Record<string, unknown>) : {};
}

function nameOf(fact: unknown, locale: Locale): string {
  if (typeof fact === 'string') return fact.trim();
  const { name, name_i18n: other } = asObject(fact);
  return localised(asText(name), typeof other === 'string' ? other : null, locale).trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the plain text of a formatted text, for lists and for the search; never put into a page as markup. */
function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(a|b|code|em|i|s|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
