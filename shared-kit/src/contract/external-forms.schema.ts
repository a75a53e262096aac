import { type Static, Type } from 'typebox';
import { Id, Moment, PageIndex } from './common.schema.ts';
import { lookUpSize } from './external-limits.ts';
import { PropertyPath } from './model-permissions.schema.ts';
import { FormConfig } from './models.schema.ts';

/** Opens a form by its link. `guestToken` goes on with an earlier guest session, so that files uploaded in it can be sent. */
export const OpenExternalFormInput = Type.Object({
  /** The last part of the link's address. */
  formid: Type.String({ minLength: 1, maxLength: 200 }),
  guestToken: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type OpenExternalFormInput = Static<typeof OpenExternalFormInput>;

/** A guest session and the form that it is for, with nothing of the model beside what is to be filled in. */
export const ExternalForm = Type.Object({ guestToken: Type.String(), expiresTime: Moment, config: FormConfig });
export type ExternalForm = Static<typeof ExternalForm>;

/** Asks for names of records, or for options that come from records, for a field of the form. */
export const LookUpInput = Type.Object({
  /** The field, or a column as `lines.product`. */
  propertyCode: PropertyPath,
  /** A part of the name. */
  text: Type.Optional(Type.String({ maxLength: 200 })),
  /** Texts of the options that were found. */
  texts: Type.Optional(Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: 100 })),
  /** The value that the options are matched with. */
  beside: Type.Optional(Type.Unknown()),
  page: PageIndex,
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: lookUpSize })),
});
export type LookUpInput = Static<typeof LookUpInput>;

/** Names and nothing else of what they name; an option is its own id. */
export const LookUpReply = Type.Object({
  content: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  totalElements: Type.Integer(),
});
export type LookUpReply = Static<typeof LookUpReply>;

/** Values that were filled in. */
export const SubmitExternalFormInput = Type.Object({
  data: Type.Record(Type.String(), Type.Unknown()),
  /** Made by the client per attempt: the same one is kept once. */
  requestId: Id,
});
export type SubmitExternalFormInput = Static<typeof SubmitExternalFormInput>;
