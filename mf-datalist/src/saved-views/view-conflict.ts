import { isApiError } from '@portico/shared-kit/api';
import { codeOf } from '@portico/shared-kit/errors';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';

/** Returns whether a change was refused because somebody else has changed the saved view meanwhile. */
export const isViewConflict = (error: unknown): boolean =>
  isApiError(error) && error.errcode === codeOf('savedViewChanged');

/** Returns what a change says of the revision that its person has seen: none once they were told of a conflict and save again. */
export const seenRevision = ({ revision }: Pick<SavedView, 'revision'>, error: unknown) =>
  isViewConflict(error) ? {} : { revision };
