import { ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Moment, NameI18n, Nullable, PageIndex, PageSize, UserRef, WholeNumber } from './common.schema.ts';

/** Kinds of designs. What is a kind's own stands in design-kinds.schema.ts. */
export const DesignKind = Type.Enum(['form', 'workflow', 'portalPage', 'printTemplate', 'report'], { type: 'string' });
export type DesignKind = Static<typeof DesignKind>;

/**
 * Key of a design within its kind: the code of a workflow, a portal page, a print template or a report; for a form the codes of its
 * model and its own, with a point between them. See design-name.ts.
 */
const DesignKey = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_.]{0,96}$' });

/** Seconds after which a lock that is not renewed is nobody's, where the kind says nothing else; screens renew it well before. */
export const designLockSeconds = 90;
/** Longest note to a publication, in characters. */
export const maxNoteLength = 500;

/** Revision of the draft: it grows with each saving. 0 where there is no draft. */
export const DraftRevision = WholeNumber();
/** Number of a published version. */
export const Version = WholeNumber(1);
/** Person who works on a design, the time since when, and the time until when others wait for them at least. */
export const DesignLock = Type.Object({
  holder: UserRef,
  since: Moment,
  expiresTime: Moment,
  isMine: Type.Boolean(),
});
export type DesignLock = Static<typeof DesignLock>;

/** State of a design that is saved and not published yet. */
export const DesignDraft = Type.Object({
  revision: DraftRevision,
  /** The published version from which it was made; null where nothing was published then. */
  basedOn: Nullable(Version),
  /** True where something was published since: publishing the draft would replace that. */
  isOutdated: Type.Boolean(),
  modifier: UserRef,
  modifiedTime: Moment,
});
export type DesignDraft = Static<typeof DesignDraft>;

/** A publication. */
export const Published = Type.Object({
  version: Version,
  publishedTime: Moment,
  /** Null where a package brought it. */
  publisher: Nullable(UserRef),
});

/** `off`: it takes nothing new at present; `retired`: it never does again, and lists show it only where they are asked to. */
export const Availability = Type.Enum(['on', 'off', 'retired'], { type: 'string' });
export type Availability = Static<typeof Availability>;

/** A design in the list of those that the user designs: what is the same for all kinds. */
export const DesignSummary = Type.Object({
  name: Type.String(),
  name_i18n: NameI18n,
  /** Null where nothing was published yet. */
  published: Nullable(Published),
  /** Null where nothing is waiting to be published. */
  draft: Nullable(DesignDraft),
  /** Null while nobody works on it. */
  lock: Nullable(DesignLock),
  /** Its use from now on; what exists already goes on with it. */
  availability: Availability,
});
export type DesignSummary = Static<typeof DesignSummary>;

/** Model that a design belongs to, in the application of the model. */
const DesignedModel = Type.Object({
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
  schemaCode: ModelCode,
  modelName: Type.String(),
  modelName_i18n: NameI18n,
});

/** A design of a kind that belongs to models, in the list of those that the user designs. */
export const ModelDesignSummary = Type.Object({ ...DesignSummary.properties, ...DesignedModel.properties });

/** Published version of a design: what is the same for all kinds. */
export const DesignVersion = Type.Object({
  name: Type.String(),
  name_i18n: NameI18n,
  /** Note of its publisher; empty where there is none. */
  note: Type.String(),
  ...Published.properties,
  /** True for the one that counts now. */
  isCurrent: Type.Boolean(),
});
export type DesignVersion = Static<typeof DesignVersion>;

/** Names a design. */
export const DesignName = Type.Object({ kind: DesignKind, designKey: DesignKey });
export type DesignName = Static<typeof DesignName>;

const name = DesignName.properties;

/**
 * Filter of designs: those of one application or of all; `keyword` is part of a name or a code of the design, and of the
 * model of a form.
 */
export const ListDesignsInput = Type.Object({
  kind: DesignKind,
  appCode: Type.Optional(Code),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ListDesignsInput = Static<typeof ListDesignsInput>;

/** Keeps a draft in place of the one whose revision the designer has seen; its content is the kind's. */
export const SaveDraftInput = Type.Object({
  ...name,
  revision: DraftRevision,
  /** The published version that it was made from, where there was no draft; absent: the newest. */
  basedOn: Type.Optional(Version),
});
export type SaveDraftInput = Static<typeof SaveDraftInput>;

/** Lets a draft go: the design is again what is published. */
export const DiscardDraftInput = Type.Object({ ...name, revision: DraftRevision });
export type DiscardDraftInput = Static<typeof DiscardDraftInput>;

/** Makes the draft the version that counts from now on. */
export const PublishDesignInput = Type.Object({
  ...name,
  revision: WholeNumber(1),
  note: Type.Optional(Type.String({ maxLength: maxNoteLength })),
});
export type PublishDesignInput = Static<typeof PublishDesignInput>;

/** Switches a published design off, on again, or retires it. */
export const SetAvailabilityInput = Type.Object({ ...name, availability: Availability });
export type SetAvailabilityInput = Static<typeof SetAvailabilityInput>;

/** Asks for the published versions of a design, newest first. */
export const ListVersionsInput = Type.Object({ ...name, page: PageIndex, size: PageSize });
export type ListVersionsInput = Static<typeof ListVersionsInput>;

/** Names a version. */
export const DesignVersionInput = Type.Object({ ...name, version: Version });
export type DesignVersionInput = Static<typeof DesignVersionInput>;

/** Makes the content of a version the draft; `revision` is the draft that it replaces. */
export const RestoreVersionInput = Type.Object({ ...name, version: Version, revision: DraftRevision });
export type RestoreVersionInput = Static<typeof RestoreVersionInput>;
