import { FormCode, ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { externalLinkLimits } from './external-limits.ts';
import { Code, Id, Moment, NameI18n, Nullable, UserRef } from './common.schema.ts';

/** State of a link: `open` where it takes answers, else why it takes none: `blocked` where its creator may not add records any more. */
export const ExternalLinkState = Type.Enum(['open', 'disabled', 'expired', 'full', 'blocked'], { type: 'string' });
export type ExternalLinkState = Static<typeof ExternalLinkState>;

/** A form that people without an account fill in by its address. */
export const ExternalLink = Type.Object({
  id: Id,
  name: Type.String(),
  sheetCode: FormCode,
  /** The fields that are asked for; null: what the form asks for, but for what looks up other records. */
  fields: Nullable(Type.Array(Code)),
  expiresTime: Moment,
  /** Null: any number. */
  maxAnswers: Nullable(Type.Integer()),
  answers: Type.Integer(),
  lastAnswerTime: Nullable(Moment),
  state: ExternalLinkState,
  creater: UserRef,
  createdTime: Moment,
  /** The last part of its address; null where it cannot be told any more. */
  formid: Nullable(Type.String()),
});
export type ExternalLink = Static<typeof ExternalLink>;

/** A field that somebody without an account may be asked for. */
export const OfferedField = Type.Object({
  code: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  required: Type.Boolean(),
  /** True where anybody with the link can look through names of other records to choose one. */
  looksUp: Type.Boolean(),
});
export type OfferedField = Static<typeof OfferedField>;

/** A form of the model with what can be asked for by a link. */
export const OfferedForm = Type.Object({
  code: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  fields: Type.Array(OfferedField),
  /** Fields that must be filled in and that no link asks for, such as people of the organisation. */
  leftOut: Type.Array(Type.Object({ name: Type.String(), name_i18n: NameI18n })),
});
export type OfferedForm = Static<typeof OfferedForm>;

/** Names a model. */
export const ExternalLinksInput = Type.Object({ schemaCode: ModelCode });
export type ExternalLinksInput = Static<typeof ExternalLinksInput>;

/** The links of a model, newest first, and what new ones can be made of. */
export const ExternalLinks = Type.Object({
  items: Type.Array(ExternalLink),
  forms: Type.Array(OfferedForm),
  /** The error that making a link would end in; null where one can be made. */
  refusal: Nullable(Type.Integer()),
});
export type ExternalLinks = Static<typeof ExternalLinks>;

/** A new link. */
export const AddExternalLinkInput = Type.Object({
  schemaCode: ModelCode,
  sheetCode: FormCode,
  name: Type.String({ maxLength: externalLinkLimits.name }),
  fields: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 500 })),
  expiresTime: Moment,
  maxAnswers: Type.Optional(Type.Integer({ minimum: 1, maximum: externalLinkLimits.answers })),
});
export type AddExternalLinkInput = Static<typeof AddExternalLinkInput>;

/** Closes a link or opens it again. */
export const SwitchExternalLinkInput = Type.Object({ schemaCode: ModelCode, id: Id, disabled: Type.Boolean() });
export type SwitchExternalLinkInput = Static<typeof SwitchExternalLinkInput>;

/** Names a link. */
export const DeleteExternalLinkInput = Type.Object({ schemaCode: ModelCode, id: Id });
export type DeleteExternalLinkInput = Static<typeof DeleteExternalLinkInput>;
