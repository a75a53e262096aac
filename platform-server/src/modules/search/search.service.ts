import { mostMatches, type PortalMatches, type SearchPortalInput } from '@portico/shared-kit/contract/search.schema';
import { localised, locales } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import { listsOf } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { findTitles, type TitleMatch } from '../../record-store/index.ts';
import { canView, type Model, type ModelService, policyOf } from '../models/index.ts';
import type { ChoiceService } from '../organisation/index.ts';
import type { RecordReading } from '../records/index.ts';
import type { InstanceSearch } from '../workflow/index.ts';
import { findFilesByName } from './files-by-name.repository.ts';

/** Search of the whole portal. */
export interface SearchService {
  /** Returns what the user may see and all words of the text fit: by kind, a few of each. */
  find(user: SignedInUser, input: SearchPortalInput): Promise<PortalMatches>;
}

interface SearchNeeds {
  readonly models: Pick<ModelService, 'all'>;
  readonly records: Pick<RecordReading, 'showsFile'>;
  readonly instances: Pick<InstanceSearch, 'queryMine'>;
  readonly people: Pick<ChoiceService, 'searchUsers'>;
}

/** More words than these are no search. */
const mostWords = 8;
/** Files whose names fit and that are asked for in their records: each is a statement. */
const mostFilesTried = 20;

const nothing: PortalMatches = { lists: [], models: [], instances: [], files: [], people: [] };

/** See SearchService. */
export function searchService(platform: Platform, needs: SearchNeeds): SearchService {
  return {
    async find(user, { text }) {
      const words = text.split(/\s+/u).filter((word) => word !== '');
      if (words.length === 0 || words.length > mostWords) return nothing;
      const models = (await needs.models.all()).filter(({ definition }) => canView(definition, user));
      const keyword = words.join(' ');
      const [found, files, instances, people] = await Promise.all([
        recordsOf(platform, user, models, words),
        filesOf(platform, needs.records, { user, models, words }),
        instancesOf(needs.instances, user, keyword),
        peopleOf(needs.people, user, keyword),
      ]);
      return { lists: listsNamed(models, words), models: found, instances, files, people };
    },
  };
}

async function recordsOf(platform: Platform, user: SignedInUser, models: readonly Model[], words: readonly string[]) {
  const { connections, corpId, now } = platform;
  const selections = models.map((model) => ({ table: model.table, corpId, policy: policyOf(model, user, now()) }));
  const found = await findTitles(listsOf(connections, user), selections, { words, most: mostMatches + 1 });
  return models.flatMap((model, at) => modelMatches(model, found[at] ?? []));
}

interface FileSearch {
  readonly user: SignedInUser;
  readonly models: readonly Model[];
  readonly words: readonly string[];
}

/** Files are read by whoever sees them where they are: each is looked for in its record. */
async function filesOf(
  { connections, corpId }: Platform,
  records: SearchNeeds['records'],
  { user, models, words }: FileSearch,
): Promise<PortalMatches['files']> {
  const schemaCodes = models.map(({ schemaCode }) => schemaCode);
  const files = await findFilesByName(connections.readDb, corpId, { schemaCodes, words, most: mostFilesTried });
  const isSeen = await Promise.all(
    files.map(({ id, schemaCode, recordId }) => records.showsFile(user, schemaCode, recordId, id)),
  );
  return files.filter((_, at) => isSeen[at] === true).slice(0, mostMatches);
}

async function instancesOf(
  instances: SearchNeeds['instances'],
  user: SignedInUser,
  keyword: string,
): Promise<PortalMatches['instances']> {
  const { content } = await instances.queryMine(user, { keyword, page: 0, size: mostMatches });
  return content.map(({ id, instanceName: name, instanceName_i18n: name_i18n = null, status }) => ({
    id,
    name,
    name_i18n,
    status,
  }));
}

async function peopleOf(people: SearchNeeds['people'], user: SignedInUser, keyword: string) {
  if (!can(user.grants, 'organisation:read')) return [];
  return (await people.searchUsers({ keyword: keyword.slice(0, 64), size: mostMatches })).content;
}

/** The lists whose names have all words in one language. */
function listsNamed(models: readonly Model[], words: readonly string[]): PortalMatches['lists'] {
  const fits = ({ definition: { name, name_i18n = null } }: Model) =>
    locales.some((locale) => {
      const shown = localised(name, name_i18n, locale).toLowerCase();
      return words.every((word) => shown.includes(word.toLowerCase()));
    });
  return models
    .filter(fits)
    .slice(0, mostMatches)
    .map(({ schemaCode, appCode, definition: { name, name_i18n = null } }) => ({
      schemaCode,
      appCode,
      name,
      name_i18n,
    }));
}

function modelMatches({ schemaCode, appCode, definition }: Model, found: readonly TitleMatch[]) {
  if (found.length === 0) return [];
  const records = found.slice(0, mostMatches).map(({ id, name, nameEn, sequenceNo }) => ({
    id,
    name,
    name_i18n: nameEn === null ? null : JSON.stringify({ en: nameEn }),
    sequenceNo,
  }));
  const modelName_i18n = definition.name_i18n ?? null;
  return [
    { schemaCode, appCode, modelName: definition.name, modelName_i18n, records, isMore: found.length > mostMatches },
  ];
}
