import { Type } from 'typebox';
import { reasonRules, workItemStatuses } from '../workflow/index.ts';
import { Id, KeyOf, Moment, NameI18n, Nullable, UserRef } from './common.schema.ts';
import { StoredFile } from './files.schema.ts';
import { Cc, Claim, SentBy } from './work-item-origins.schema.ts';

/** A work item as the one who has it sees it on its form. */
export const OwnWorkItem = Type.Object({
  id: Id,
  activityCode: Type.String(),
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  status: KeyOf(workItemStatuses),
  /** Type of the work that it asks for: 0 to 4, where 4 is to be read (shell spec, section 3). */
  type: Type.Integer(),
  /** The activity is something to do and hand in, not to decide on; absent elsewhere. */
  isTask: Type.Optional(Type.Boolean()),
  /** Person on whose behalf it is handled; absent where it is the handler's own work. */
  delegator: Type.Optional(UserRef),
  /** Absent where there is nothing to claim. Of an item that was suspended it tells who has the work now. */
  claim: Type.Optional(Claim),
  /** Person who let it come here out of the order of the workflow; absent where it came by itself. */
  sentBy: Type.Optional(SentBy),
  /** Draft of the user's opinion; absent where they keep none. */
  draft: Type.Optional(
    Type.Object({
      comment: Type.String(),
      attachments: Type.Array(StoredFile),
      signature: Nullable(Id),
      savedTime: Moment,
    }),
  ),
  /** People who must answer or sign before the handler can decide; absent where there are none. */
  waitsFor: Type.Optional(Type.Array(UserRef)),
  /** People whom the handler asked to sign and who have not yet; absent where there are none. */
  signers: Type.Optional(Type.Array(UserRef)),
  /** Activities to which a rejection can send it, with the people who handled them; absent where it cannot be rejected. */
  earlier: Type.Optional(
    Type.Array(
      Type.Object({ activityCode: Type.String(), name: Type.String(), name_i18n: NameI18n, handler: UserRef }),
    ),
  ),
  /** The cc by which the user may read it; null for work and for a cc of the workflow itself. */
  cc: Nullable(Cc),
  /** The actions that send back and need a reason; absent where none does. */
  reasonFor: Type.Optional(Type.Array(KeyOf(reasonRules))),
  /** Effect of a disagreement here; null where there is nothing to decide. */
  disagree: Nullable(Type.Union([Type.Literal('end'), Type.Literal('toOriginator')])),
});
