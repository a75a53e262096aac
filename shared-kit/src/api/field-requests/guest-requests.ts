import { asRecordId, type ModelCode } from '../../contract/ids.ts';
import { uploadExternalFile } from '../../contract/external-forms.endpoints.ts';
import type { LookUpReply, LookUpInput } from '../../contract/external-forms.schema.ts';
import { guestTokenHeader } from '../../contract/external-limits.ts';
import type { ListConfig } from '../../contract/models.schema.ts';
import type { BizRecord } from '../../contract/records.schema.ts';
import { codeOf } from '../../errors/index.ts';
import { type FileValue, systemProperties } from '../../fields/index.ts';
import type { FieldServices } from '../../fields/ui.ts';
import { conditionsOf, type FilterTree } from '../../filters/index.ts';
import { isApiError } from '../../errors/api-error.ts';
import { externalFormsEndpoints } from '../external-forms.api.ts';
import type { PortalStore } from '../store.ts';
import { readText } from './read-text.ts';
import { keepFile } from '../../ui/keep-file/index.ts';
import { uploadWithProgress } from './upload-file.ts';

/** A guest session of a link, held by its page. */
export interface GuestSession {
  /** Its token now. */
  token(): string;
  /** Goes on with it when its time is over; false where the link takes no answers any more. */
  renew(): Promise<boolean>;
}

const ended = codeOf('guestSessionExpired');

/** The names of records as a list of theirs would show them: the one column that there is. */
const namesOnly = (schemaCode: ModelCode): ListConfig => ({
  schemaCode,
  appCode: '',
  name: '',
  name_i18n: null,
  views: [],
  view: { code: 'names', name: '', queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: 'name' }] },
  properties: systemProperties.filter(({ code }) => code === 'name'),
  workflowCode: null,
  actions: [],
});

/** Returns the conditions on the names and on the values beside them: the form knows no other condition. */
function askedOf(filter: FilterTree | undefined): Pick<LookUpInput, 'text' | 'texts' | 'beside'> {
  const conditions = filter === undefined ? [] : conditionsOf(filter);
  const ofNames = conditions.filter(({ propertyCode }) => propertyCode === 'name');
  const text = ofNames.find(({ operator }) => operator === 'contains')?.value;
  const equal = ofNames.filter(({ operator }) => operator === 'equal').map(({ value }) => value);
  const texts = equal.filter((value) => typeof value === 'string');
  const beside = conditions.find(({ propertyCode }) => propertyCode === 'beside')?.value;
  return {
    ...(typeof text === 'string' ? { text } : {}),
    ...(texts.length > 0 ? { texts } : {}),
    ...(beside === undefined ? {} : { beside }),
  };
}

const pageOf = (schemaCode: ModelCode, { content, totalElements }: LookUpReply) => ({
  content: content.map(
    ({ id, name }): BizRecord => ({ id: asRecordId(id), schemaCode, version: 0, data: { name }, actions: [] }),
  ),
  totalElements,
});

/** A form for people without an account has neither people nor records of its own. */
const nothing = () => Promise.reject(new Error('There is nothing of this in a form that is filled in by a link.'));

/**
 * Returns the services of fields in a guest session: names to choose from, and a place for files. The records to look
 * through are known by the path of the field, which stands where their model would.
 */
export function guestRequests(dispatch: PortalStore['dispatch'], guestSession: GuestSession): FieldServices {
  async function find(input: LookUpInput, signal: AbortSignal): Promise<LookUpReply> {
    const running = dispatch(
      externalFormsEndpoints.lookUpNames.initiate(
        { ...input, guestToken: guestSession.token() },
        { subscribe: false, forceRefetch: true },
      ),
    );
    signal.addEventListener('abort', () => running.abort(), { once: true });
    return running.unwrap();
  }
  /** Once more where the guest session had ended meanwhile. */
  const lookUp = (input: LookUpInput, signal: AbortSignal) =>
    find(input, signal).catch(async (error: unknown) => {
      const mayGoOn = isApiError(error) && error.errcode === ended && (await guestSession.renew());
      if (!mayGoOn) throw error;
      return find(input, signal);
    });
  return {
    units: nothing,
    getUserCard: nothing,
    getRecord: nothing,
    getListConfig: ({ schemaCode }) => Promise.resolve(namesOnly(schemaCode)),
    async queryRecords({ schemaCode, filter, search, page, size }, signal) {
      const asked = { ...askedOf(filter), ...(search === undefined ? {} : { text: search }) };
      const found = await lookUp({ propertyCode: schemaCode, ...asked, page, size: size }, signal);
      return { ...pageOf(schemaCode, found), sumMap: {}, actions: [] };
    },
    async queryOptions({ schemaCode, condition, page }, signal) {
      const asked = Array.isArray(condition) ? {} : askedOf(condition);
      return pageOf(schemaCode, await lookUp({ propertyCode: schemaCode, ...asked, page }, signal));
    },
    ...ownFiles(guestSession),
  };
}

/** Files that this page uploaded: it shows its own copies, since a guest session fetches none. */
function ownFiles(
  guestSession: GuestSession,
): Pick<FieldServices, 'uploadFile' | 'downloadFile' | 'fileUrl' | 'fileText'> {
  const files = new Map<string, File>();
  const fileUrl = ({ id }: FileValue) => {
    const file = files.get(id);
    return Promise.resolve(file === undefined ? null : URL.createObjectURL(file));
  };
  return {
    fileUrl,
    async fileText({ id }) {
      const file = files.get(id);
      return file === undefined ? null : readText(file);
    },
    async uploadFile(file, watch) {
      const stored = await uploadWithProgress(file, watch, {
        path: uploadExternalFile.path,
        headers: () => ({ [guestTokenHeader]: guestSession.token() }),
        ended: [ended],
        renewal: () => () => guestSession.renew(),
      });
      files.set(stored.id, file);
      const { id, name, size, mimeType } = stored;
      return { id, name, size, mimeType };
    },
    async downloadFile(value) {
      const url = await fileUrl(value);
      if (url !== null) keepFile(url, value.name);
    },
  };
}
