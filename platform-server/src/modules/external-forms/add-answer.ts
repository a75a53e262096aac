import type { SubmitExternalFormInput } from '@portico/shared-kit/contract/external-forms.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { GuestSession } from '../../plugins/authentication.ts';
import type { Model } from '../models/index.ts';
import { type RestrictedForm, pathsOf } from './restricted-form.ts';
import { hashAddress } from './link-address.ts';
import * as repository from './links.repository.ts';
import { type FormNeeds, openLink } from './open-link.ts';

/** Address and language of a request. */
export interface Asking {
  readonly address: string;
  readonly locale: Locale;
}

interface Answering extends Asking {
  readonly trx: DatabaseTransaction;
  readonly session: GuestSession;
  readonly data: SubmitExternalFormInput['data'];
}

/** Adds an answer; answers are added one after the other, so that the last one that a link takes is taken once. */
export async function addAnswer(
  platform: Platform,
  needs: FormNeeds,
  { trx, session, data, locale, address }: Answering,
): Promise<void> {
  const { corpId, now, newId } = platform;
  const locked = await repository.lockLink(trx, corpId, session.linkId);
  const { link, model, creator, form } = await openLink(platform, needs, locked, trx);
  // The same words for what is kept from guests and for what there is not.
  const strange = Object.keys(data).find((code) => !form.items.has(code) || code.includes('.'));
  if (strange !== undefined) throw appError('propertyMissing', { propertyCode: strange });
  const { schemaCode } = link;
  const guest = { id: session.guestId, withheld: withheldOf(model, form) };
  const { id: recordId } = await needs.saving.addForGuest(trx, creator, { schemaCode, data, guest }, locale);
  const from = { guestId: session.guestId, addressHash: hashAddress(needs.secret, address) };
  const answer = { id: newId(), linkId: link.id, schemaCode, recordId, ...from, at: now() };
  await repository.insertAnswer(trx, corpId, answer);
}

/** Returns the fields of the model that the guest is not asked for. */
function withheldOf({ table }: Model, { items }: RestrictedForm): string[] {
  return [...pathsOf(table.properties).keys()].filter((path) => !items.has(path));
}
