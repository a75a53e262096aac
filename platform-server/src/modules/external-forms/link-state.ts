import type { FormCode } from '@portico/shared-kit/contract/ids';
import type { ExternalLinkState } from '@portico/shared-kit/contract/external-links.schema';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canAdd, type Model, type ModelService, presentForm } from '../models/index.ts';
import type { StoredLink } from './links.repository.ts';

/** Reason for which a link takes no answers at a moment, seen by itself; null where nothing of it is in the way. */
function closedBy(link: StoredLink, at: Date): Exclude<ExternalLinkState, 'open' | 'blocked'> | null {
  if (link.disabledTime !== null) return 'disabled';
  if (link.expiresTime <= at) return 'expired';
  return link.maxAnswers !== null && link.answers >= link.maxAnswers ? 'full' : null;
}

/**
 * A link takes answers while its form takes new records and who made it could add them by themselves: what comes by it is theirs, and it never reaches
 * further than they do.
 */
export function linkState(
  link: StoredLink,
  model: Model,
  creator: SignedInUser | undefined,
  at: Date,
): ExternalLinkState {
  const closed = closedBy(link, at);
  if (closed !== null) return closed;
  const { forms, workflowCode } = model.definition;
  const isThere = forms.some(({ code }) => code === link.formCode) && !model.unavailable.has(link.formCode);
  return isThere && workflowCode === undefined && creator !== undefined && canAdd(model.definition, creator)
    ? 'open'
    : 'blocked';
}

/** A form as somebody has it who adds a record. */
export function formFor(models: ModelService, model: Model, formCode: FormCode, user: SignedInUser): FormConfig {
  return presentForm(model, formCode, models.rightsOf(model, user));
}
