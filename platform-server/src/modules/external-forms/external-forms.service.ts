import type {
  ExternalForm,
  LookUpReply,
  LookUpInput,
  OpenExternalFormInput,
  SubmitExternalFormInput,
} from '@portico/shared-kit/contract/external-forms.schema';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { appError } from '@portico/shared-kit/errors';
import { kindOf } from '@portico/shared-kit/fields';
import { transactionOnce } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { Visit } from '../../plugins/authentication.ts';
import type { FileService } from '../files/index.ts';
import { addAnswer, type Asking } from './add-answer.ts';
import type { RestrictedForm } from './restricted-form.ts';
import { hashFormid } from './link-address.ts';
import * as repository from './links.repository.ts';
import { lookUp } from './look-up.ts';
import { type FormNeeds, openLink } from './open-link.ts';
import { visitLimit } from './visit-limit.ts';
import { visits } from './visits.ts';

/** Forms as people without an account fill them in, by a link. */
export interface ExternalFormService {
  /**
   * The form behind a link with a visit for it. Throws linkNotUsable, the same for a link that never was and for one
   * that takes no answers, and tooManyRequests.
   */
  open(input: OpenExternalFormInput, asking: Asking): Promise<ExternalForm>;
  /** Returns the visit that a token belongs to. Throws visitEnded or notSignedIn. */
  visitOf(token: string): Promise<Visit>;
  /** Names for a data item that looks them up. Throws linkNotUsable, tooManyRequests, propertyMissing for any other item. */
  lookUp(visit: Visit, input: LookUpInput, asking: Asking): Promise<LookUpReply>;
  /** Keeps a file for an attachment of the form; `read` is asked for it when it may come. Throws as `lookUp`. */
  keepFile(visit: Visit, read: () => Promise<Parameters<FileService['keep']>[1]>, asking: Asking): Promise<StoredFile>;
  /**
   * Adds a record in the name of who made the link, once for a request id. Throws linkNotUsable, tooManyRequests,
   * propertyMissing for what is not asked for, and what saving a record throws.
   */
  submit(visit: Visit, input: SubmitExternalFormInput, asking: Asking): Promise<object>;
}

/** See ExternalFormService. */
export function externalFormService(platform: Platform, needs: FormNeeds): ExternalFormService {
  const { connections, corpId, newId } = platform;
  const { db } = connections;
  const tokens = visits(needs.secret, platform);
  const count = visitLimit(platform);
  const opened = async (visit: Visit) => openLink(platform, needs, await repository.findLink(db, corpId, visit.linkId));

  return {
    visitOf: tokens.read,

    async open({ formid, visit }, { address }) {
      await count('linkOpen', address);
      const kept = await repository.findLinkByHash(db, corpId, hashFormid(formid));
      const { link, form } = await openLink(platform, needs, kept);
      const former = visit === undefined ? undefined : await tokens.former(visit);
      const visitorId = former?.linkId === link.id ? former.visitorId : newId();
      return { ...(await tokens.begin({ visitorId, linkId: link.id })), config: form.config };
    },

    async lookUp(visit, input, { address, locale }) {
      await count('linkLookUp', address);
      const { form, creator } = await opened(visit);
      const property = form.items.get(input.propertyCode);
      if (property === undefined) throw appError('propertyMissing', { propertyCode: input.propertyCode });
      return lookUp({ records: needs.records, user: creator, locale }, property, input);
    },

    async keepFile(visit, read, { address }) {
      await count('linkUpload', address);
      const { form } = await opened(visit);
      if (!takesFiles(form)) throw appError('noPermission');
      return needs.files.keep({ id: visit.visitorId }, await read());
    },

    async submit(visit, { data, requestId }, { address, locale }) {
      await count('linkSubmit', address);
      await count('linkAnswers', visit.linkId);
      const own = { corpId, userId: visit.visitorId, key: requestId };
      return transactionOnce(db, { ...own, operationId: `submitExternalForm ${visit.linkId}` }, async (trx) => {
        await addAnswer(platform, needs, { trx, visit, data, locale, address });
        return {};
      });
    },
  };
}

/** Returns whether the form has an attachment to fill in. */
function takesFiles({ items }: RestrictedForm): boolean {
  return [...items.values()].some((item) => kindOf(item).storage === 'files');
}
