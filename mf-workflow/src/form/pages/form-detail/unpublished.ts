import { isApiError } from '@portico/shared-kit/api';
import { codeOf } from '@portico/shared-kit/errors';

const codes: readonly number[] = [codeOf('modelMissing'), codeOf('formMissing'), codeOf('notPublished')];

/** Returns whether a form cannot be shown because its model, its sheet or its workflow is not published, or not any more. */
export function isUnpublished(error: unknown): boolean {
  return isApiError(error) && codes.includes(error.errcode);
}

/** The page that says so, with the way back to where the user came from. */
export function unpublishedPath(back: string | null): string {
  return back === null ? '/form-unpublished' : `/form-unpublished?${new URLSearchParams({ return: back }).toString()}`;
}
