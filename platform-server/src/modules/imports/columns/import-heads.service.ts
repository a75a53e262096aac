import type { ImportHead, ImportHeads, ImportHeadsInput } from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Property } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { scanSpreadsheet, type SpreadsheetRow } from '../../../spreadsheets/index.ts';
import type { FileReader, FileService } from '../../files/index.ts';
import { type ModelService, policyOf, takesOptions } from '../../models/index.ts';
import { withLocalCopy } from '../files/local-copy.ts';
import { cellText } from '../reading/cell-values.ts';
import { requireImport } from '../tasks/begin-import.ts';
import { type FilledColumn, findLastChoice } from '../tasks/import-tasks.repository.ts';
import { type ImportTarget, importTargets, mayFill } from './import-targets.ts';
import { type HeadColumn, matchHeads, readHead } from './match-heads.ts';

/** Values of a column that are told. */
const mostSamples = 3;
/** Rows that are looked at. */
const mostRows = 20;

/** Heads of uploaded spreadsheets. */
export interface ImportHeadsService {
  /**
   * Returns the heads of a file with the fields that they fill by their names, or as this person chose the last time.
   * Throws as a begin of an import, and what is wrong with the file.
   */
  read(user: SignedInUser, input: ImportHeadsInput, locale: Locale): Promise<ImportHeads>;
}

interface HeadNeeds {
  readonly models: Pick<ModelService, 'visible'>;
  readonly files: Pick<FileService, 'findUpload'>;
  readonly fileReader: FileReader;
}

/** See ImportHeadsService. */
export function importHeads(platform: Platform, { models, files, fileReader }: HeadNeeds): ImportHeadsService {
  const { connections, config, corpId, now } = platform;
  const fileBytes = config.maxImportMegabytes * 1024 * 1024;
  return {
    async read(user, { fileName, schemaCode }, locale) {
      const model = await models.visible(schemaCode, user);
      requireImport(model, user);
      const upload = await files.findUpload(user, fileName);
      if (upload === undefined) throw appError('importFileMissing');
      const { content } = await fileReader.open(user, fileName);
      const policy = policyOf(model, user, now());
      const targets = importTargets(model, policy);
      const last = await findLastChoice(connections.db, corpId, { userId: user.id, schemaCode });
      return withLocalCopy(content, async (path) => {
        const { rows, merges } = await scanSpreadsheet(
          { path, name: upload.name },
          { headRows: 2, limits: { fileBytes } },
        );
        const first = await firstRows(rows);
        const head = readHead(first, merges, targets);
        const byName = new Map(matchHeads(head, targets).map((each) => [each.column, each.path]));
        const samples = samplesIn(first.slice(head.rowCount), locale);
        const heads = head.columns.map((column): ImportHead => {
          const { column: at, text, group } = column;
          return { column: at, text, group, samples: samples.get(at) ?? [], ...choiceFor(column, byName, last) };
        });
        return { heads, targets: targets.map((target) => presentTarget(target, mayFill(target, policy))) };
      });
    },
  };
}

async function firstRows(batches: AsyncIterable<readonly SpreadsheetRow[]>): Promise<readonly SpreadsheetRow[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch.slice(0, mostRows - rows.length));
    if (rows.length >= mostRows) break;
  }
  return rows;
}

function samplesIn(rows: readonly SpreadsheetRow[], locale: Locale): ReadonlyMap<number, string[]> {
  const samples = new Map<number, string[]>();
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const known = samples.get(cell.column) ?? [];
    if (known.length < mostSamples) samples.set(cell.column, [...known, cellText(cell, locale)]);
  }
  return samples;
}

/** A choice of the person goes before the name. */
function choiceFor(
  { column, text, group }: HeadColumn,
  byName: ReadonlyMap<number, string>,
  last: readonly FilledColumn[],
): Pick<ImportHead, 'propertyPath' | 'source'> {
  const chosen = last.find((each) => each.text === text && each.group === group);
  if (chosen !== undefined) return { propertyPath: chosen.path, source: 'lastTime' };
  const path = byName.get(column);
  return path === undefined ? { propertyPath: null, source: null } : { propertyPath: path, source: 'name' };
}

function presentTarget({ path, property, parent }: ImportTarget, isFilled: boolean): ImportHeads['targets'][number] {
  const nameOf = ({ name, name_i18n = null }: Pick<Property, 'name' | 'name_i18n'>) => ({ name, name_i18n });
  return {
    propertyPath: path,
    ...nameOf(property),
    groupName: parent?.name ?? null,
    groupName_i18n: parent?.name_i18n ?? null,
    isRequired: property.required === true,
    takesOptions: isFilled && takesOptions(property),
  };
}
