import { isApiError } from '@portico/shared-kit/api';
import { useChangeDelegationMutation, useCreateDelegationMutation } from '@portico/shared-kit/api/delegations.api';
import type { Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useState } from 'react';
import { delegationTexts } from './delegation.texts.ts';
import {
  type DelegationDraft,
  type DraftField,
  type DraftProblems,
  draftOf,
  fieldOfRefusal,
  problemsOf,
  termsOf,
} from './delegation-draft.model.ts';

/** A delegation being filled in. */
export interface DelegationForm {
  readonly draft: DelegationDraft;
  /** Problems that must be mended; empty until it is to be saved. */
  readonly problems: DraftProblems;
  /** Reason for which the server refused it; undefined where it has not. */
  readonly error: unknown;
  /** The entry that the refusal is about; null where it is about the whole. */
  readonly refusedField: DraftField | null;
  readonly isSaving: boolean;
  change(change: Partial<DelegationDraft>): void;
  save(): Promise<void>;
}

/** Fills in a new delegation, or changes one. */
export function useDelegationForm(delegation: Delegation | null, onSaved: () => void): DelegationForm {
  const t = delegationTexts.useT();
  const { notify, session } = useShell();
  const [draft, setDraft] = useState(() => draftOf(delegation, new Date()));
  // When it was to be saved; null before.
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  // One per opened dialog: pressing twice, or again after a lost answer, makes one.
  const [requestId, setRequestId] = useState(randomId);
  const [create, creating] = useCreateDelegationMutation();
  const [update, updating] = useChangeDelegationMutation();
  const sending = delegation === null ? creating : updating;
  const problemsAt = (now: Date) => problemsOf(draft, { now, userId: session?.id ?? '' });

  const save = async () => {
    const now = new Date();
    setTriedAt(now);
    const terms = termsOf(draft);
    if (sending.isLoading || terms === null || Object.keys(problemsAt(now)).length > 0) return;
    const answer = await (delegation === null
      ? create({ ...terms, requestId })
      : update({ ...terms, id: delegation.id }));
    if ('error' in answer) return setRequestId(randomId());
    notify({ kind: 'success', text: t(delegation === null ? 'form.created' : 'form.saved') });
    onSaved();
  };

  return {
    draft,
    problems: triedAt === null ? {} : problemsAt(triedAt),
    error: sending.isLoading ? undefined : sending.error,
    refusedField: isApiError(sending.error) ? fieldOfRefusal(sending.error.errcode) : null,
    isSaving: sending.isLoading,
    change: (change) => {
      setDraft((held) => ({ ...held, ...change }));
      // What was refused has changed.
      if (sending.error !== undefined) sending.reset();
    },
    save,
  };
}
