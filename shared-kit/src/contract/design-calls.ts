import type { Empty } from './common.schema.ts';
import type { DesignPart, FullVersion } from './design-kinds.schema.ts';
import type {
  DesignKind,
  DesignLock,
  DesignName,
  DesignVersionInput,
  DiscardDraftInput,
  ListDesignsInput,
  ListVersionsInput,
  PublishDesignInput,
  RestoreVersionInput,
  SaveDraftInput,
  SetAvailabilityInput,
} from './designs.schema.ts';

/** An input about designs of one kind. */
type Of<K extends DesignKind, TInput> = Omit<TInput, 'kind'> & { readonly kind: K };

/** Input and reply of every call that is the same for all kinds of designs, for one of the kinds or for any. */
export interface DesignCalls<K extends DesignKind> {
  listDesigns: { input: Of<K, ListDesignsInput>; reply: DesignPart<K, 'summary'>[] };
  createDesign: { input: Of<K, DesignName> & DesignPart<K, 'creation'>; reply: DesignPart<K, 'design'> };
  getDesign: { input: Of<K, DesignName>; reply: DesignPart<K, 'design'> };
  takeDesignLock: { input: Of<K, DesignName>; reply: DesignLock };
  takeOverDesignLock: { input: Of<K, DesignName>; reply: DesignLock };
  releaseDesignLock: { input: Of<K, DesignName>; reply: Empty };
  saveDesignDraft: { input: Of<K, SaveDraftInput> & DesignPart<K, 'content'>; reply: DesignPart<K, 'summary'> };
  discardDesignDraft: { input: Of<K, DiscardDraftInput>; reply: Empty };
  checkDesign: { input: Of<K, DesignName> & DesignPart<K, 'checked'>; reply: DesignPart<K, 'check'> };
  publishDesign: { input: Of<K, PublishDesignInput>; reply: DesignPart<K, 'version'> };
  setDesignAvailability: { input: Of<K, SetAvailabilityInput>; reply: Empty };
  deleteDesign: { input: Of<K, DesignName>; reply: Empty };
  listDesignVersions: {
    input: Of<K, ListVersionsInput>;
    reply: { content: DesignPart<K, 'version'>[]; totalElements: number };
  };
  getDesignVersion: { input: Of<K, DesignVersionInput>; reply: FullVersion<K> };
  restoreDesignVersion: { input: Of<K, RestoreVersionInput>; reply: DesignPart<K, 'design'> };
}
