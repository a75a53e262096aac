import type { ModelCode } from '@portico/shared-kit/contract/ids';
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
import { findFilesByName, type FileMatch } from './files-by-name.repository.ts';

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
  const { connections, corpId, now } = platform;
  const most = mostMatches + 1;

  async function recordsOf(user: SignedInUser, models: readonly Model[], words: readonly string[]) {
    const asked = models.map((model) => ({ table: model.table, corpId, policy: policyOf(model, user, now()) }));
    const found = await findTitles(listsOf(connections, user), asked, { words, most });
    return models.flatMap((model, at) => modelMatches(model, found[at] ?? []));
  }

  /** Files are read by whoever sees them where they are: each is looked for in its record. */
  async function filesOf(user: SignedInUser, schemaCodes: readonly ModelCode[], words: readonly string[]) {
    const named = await findFilesByName(connections.readDb, corpId, { schemaCodes, words, most: mostFilesTried });
    const isSeen = await Promise.all(
      named.map(({ id, schemaCode, recordId }) => needs.records.showsFile(user, schemaCode, recordId, id)),
    );
    return named.filter((_, at) => isSeen[at] === true).slice(0, mostMatches);
  }

  async function instancesOf(user: SignedInUser, keyword: string): Promise<PortalMatches['instances']> {
    const { content } = await needs.instances.queryMine(user, { keyword, page: 0, size: mostMatches });
    return content.map(({ id, instanceName, instanceName_i18n, status }) => ({
      id,
      name: instanceName,
      name_i18n: instanceName_i18n ?? null,
      status,
    }));
  }

  async function peopleOf(user: SignedInUser, keyword: string): Promise<PortalMatches['people']> {
    if (!can(user.grants, 'organisation:read')) return [];
    return (await needs.people.searchUsers({ keyword: keyword.slice(0, 64), size: mostMatches })).content;
  }

  return {
    async find(user, { text }) {
      const words = text.split(/\s+/u).filter((word) => word !== '');
      if (words.length === 0 || words.length > mostWords) return nothing;
      const models = (await needs.models.all()).filter(({ definition }) => canView(definition, user));
      const codes = models.map(({ schemaCode }) => schemaCode);
      const keyword = words.join(' ');
      const [found, files, instances, people] = await Promise.all([
        recordsOf(user, models, words),
        filesOf(user, codes, words),
        instancesOf(user, keyword),
        peopleOf(user, keyword),
      ]);
      return { lists: listsNamed(models, words), models: found, instances, files: files.map(fileMatch), people };
    },
  };
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

const fileMatch = ({ id, name, schemaCode, recordId }: FileMatch) => ({ id, name, schemaCode, recordId });
