import type {
  ExternalForm,
  LookUpReply,
  LookUpInput,
  OpenExternalFormInput,
  SubmitExternalFormInput,
} from '@portico/shared-kit/contract/external-forms.schema';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { appError } from '@portico/shared-kit/errors';
import { storageOf } from '@portico/shared-kit/fields';
import { transactionOnce } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { GuestSession } from '../../plugins/authentication.ts';
import type { FileService } from '../files/index.ts';
import { addAnswer, type Asking } from './add-answer.ts';
import type { RestrictedForm } from './restricted-form.ts';
import { hashFormid } from './link-address.ts';
import * as repository from './links.repository.ts';
import { lookUp } from './find-records-for-guest.ts';
import { type FormNeeds, openLink } from './open-link.ts';
import { guestLimit } from './guest-limit.ts';
import { guestSessions } from './guest-sessions.ts';

/** Forms as people without an account fill them in, by a link. */
export interface ExternalFormService {
  /**
   * The form behind a link with a guest session for it. Throws linkNotUsable, the same for a link that never was and for one
   * that takes no answers, and tooManyRequests.
   */
  open(input: OpenExternalFormInput, asking: Asking): Promise<ExternalForm>;
  /** Returns the guest session that a token belongs to. Throws guestSessionExpired or notSignedIn. */
  guestSessionOf(token: string): Promise<GuestSession>;
  /** Names for a field that looks them up. Throws linkNotUsable, tooManyRequests, propertyMissing for any other item. */
  lookUp(guest: GuestSession, input: LookUpInput, asking: Asking): Promise<LookUpReply>;
  /** Keeps a file for an attachment of the form; `read` is asked for it when it may come. Throws as `lookUp`. */
  keepFile(
    guest: GuestSession,
    read: () => Promise<Parameters<FileService['keep']>[1]>,
    asking: Asking,
  ): Promise<StoredFile>;
  /**
   * Adds a record in the name of who made the link, once for a request id. Throws linkNotUsable, tooManyRequests,
   * propertyMissing for what is not asked for, and what saving a record throws.
   */
  submit(guest: GuestSession, input: SubmitExternalFormInput, asking: Asking): Promise<object>;
}

/** See ExternalFormService. */
export function externalFormService(platform: Platform, needs: FormNeeds): ExternalFormService {
  const { connections, corpId, newId } = platform;
  const { db } = connections;
  const tokens = guestSessions(needs.secret, platform);
  const count = guestLimit(platform);

  return {
    guestSessionOf: tokens.read,

    async open({ formid, guestToken }, { address }) {
      await count('linkOpen', address);
      const kept = await repository.findLinkByHash(db, corpId, hashFormid(formid));
      const { link, form } = await openLink(platform, needs, kept);
      const former = guestToken === undefined ? undefined : await tokens.former(guestToken);
      const guestId = former?.linkId === link.id ? former.guestId : newId();
      return { ...(await tokens.begin({ guestId, linkId: link.id })), config: form.config };
    },

    async lookUp(guest, input, { address, locale }) {
      await count('linkLookUp', address);
      const { form, creator } = await formOf(platform, needs, guest);
      const property = form.items.get(input.propertyCode);
      if (property === undefined) throw appError('propertyMissing', { propertyCode: input.propertyCode });
      return lookUp({ lists: needs.lists, user: creator, locale }, property, input);
    },

    async keepFile(guest, read, { address }) {
      await count('linkUpload', address);
      const { form } = await formOf(platform, needs, guest);
      if (!takesFiles(form)) throw appError('noPermission');
      return needs.files.keep({ id: guest.guestId }, await read());
    },

    async submit(guest, { data, requestId }, { address, locale }) {
      await count('linkSubmit', address);
      await count('linkAnswers', guest.linkId);
      const own = { corpId, userId: guest.guestId, key: requestId };
      return transactionOnce(db, { ...own, operationId: `submitExternalForm ${guest.linkId}` }, async (trx) => {
        await addAnswer(platform, needs, { trx, session: guest, data, locale, address });
        return {};
      });
    },
  };
}

/** Returns whether the form has an attachment to fill in. */
function takesFiles({ items }: RestrictedForm): boolean {
  return [...items.values()].some((item) => storageOf(item).holdsFiles);
}

async function formOf(platform: Platform, needs: FormNeeds, { linkId }: GuestSession) {
  const { connections, corpId } = platform;
  return openLink(platform, needs, await repository.findLink(connections.db, corpId, linkId));
}
