import type { ExternalLink, OfferedForm } from '@portico/shared-kit/contract/external-links.schema';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { kindOf } from '@portico/shared-kit/fields';
import { looksUp, offeredItems } from './restricted-form.ts';
import type { StoredLink } from './links.repository.ts';

/** A link as administrators see it. */
export function presentLink(link: StoredLink, known: Pick<ExternalLink, 'state' | 'creater' | 'formid'>): ExternalLink {
  const { id, name, formCode, fields, maxAnswers, answers } = link;
  return {
    ...known,
    id,
    name,
    sheetCode: formCode,
    maxAnswers,
    answers,
    fields: fields === null ? null : [...fields],
    expiresTime: link.expiresTime.toISOString(),
    lastAnswerTime: link.lastAnswerTime?.toISOString() ?? null,
    createdTime: link.createdTime.toISOString(),
  };
}

/** Returns the part of a form that a link can ask for. */
export function presentOffer(config: FormConfig): OfferedForm {
  const { code, name, name_i18n = null } = config.form;
  const offered = offeredItems(config);
  const codes = new Set(offered.map((item) => item.code));
  const leftOut = config.properties.filter(
    (item) =>
      item.required === true &&
      item.system !== true &&
      kindOf(item).readOnlySource === undefined &&
      !codes.has(item.code),
  );
  return {
    code,
    name,
    name_i18n,
    fields: offered.map((item) => ({
      code: item.code,
      ...namesOf(item),
      required: item.required === true,
      looksUp: looksUp(item),
    })),
    // What its maker does not see either has no name here.
    leftOut: leftOut.filter(({ visible }) => visible !== false).map(namesOf),
  };
}

const namesOf = ({ name, name_i18n = null }: { name: string; name_i18n?: string | null }) => ({ name, name_i18n });
