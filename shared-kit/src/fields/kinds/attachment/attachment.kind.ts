import { operatorSets } from '../../../filters/operator-sets.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { joinedWords, presenceFilter } from '../../filter-forms.ts';
import { listOf, objectOf } from '../../json.ts';
import { valid, invalid, type ValidationResult } from '../../problems.ts';
import type { FileValue } from '../../property.ts';
import { defaultsOf, shortSetting, wholeNumber, type SettingsSchema } from '../../settings.ts';

/** Limits of what may be attached. */
export interface AttachmentSettings {
  readonly maxCount: number;
  /** Largest size of one file in MB. */
  readonly maxSize: number;
  /** Allowed name endings, such as `.pdf,.png`; '' allows all. */
  readonly extensions: string;
}

const settings: SettingsSchema<AttachmentSettings> = {
  maxCount: wholeNumber({ fallback: 20, min: 1, max: 100 }),
  maxSize: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  extensions: shortSetting({ fallback: '', maxLength: 200 }),
};

/** Files. The text operators of its set compare with the names of the files. */
export const attachment: FieldKind<readonly FileValue[], AttachmentSettings, boolean> = {
  propertyTypes: [6],
  storage: 'files',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: false,
  aggregates: countable,
  width: 252,
  align: 'left',
  isTextual: false,
  validate: validateFiles,
  parse: (text) => (text.trim() === '' ? valid<readonly FileValue[]>(null) : invalid('notFromText')),
  format: (value, _settings, { locale }) =>
    joinedWords(
      value.map(({ name }) => name),
      locale,
    ),
  filter: presenceFilter,
};

function validateFiles(raw: unknown, own: AttachmentSettings): ValidationResult<readonly FileValue[]> {
  if (raw === null || raw === undefined || raw === '') return valid<readonly FileValue[]>(null);
  const list = listOf(raw);
  if (list === null) return invalid('wrongType');
  if (list.length > own.maxCount) return invalid('tooManyFiles', { max: own.maxCount });
  const files: FileValue[] = [];
  for (const each of list) {
    const file = readFile(each);
    if (file === null) return invalid('wrongType');
    const refusal = refuseFile(file, own);
    if (refusal !== null) return refusal;
    files.push(file);
  }
  return valid(files.length === 0 ? null : files);
}

/** Returns the reason for which a file with this name and size (bytes) may not be attached, null when it may. */
export function refuseFile(
  { name, size }: { name: string; size: number },
  { maxSize, extensions }: AttachmentSettings,
) {
  if (size > maxSize * 1024 * 1024) return invalid('fileTooLarge', { name, max: maxSize });
  const allowed = extensions.split(/[,;\s]+/).filter((ending) => ending !== '');
  const fits = allowed.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));
  return allowed.length > 0 && !fits ? invalid('fileTypeRefused', { name, extensions }) : null;
}

function readFile(raw: unknown): FileValue | null {
  const { id, name, size, mimeType } = objectOf(raw) ?? {};
  if (typeof id !== 'string' || typeof name !== 'string' || typeof mimeType !== 'string') return null;
  if (typeof size !== 'number' || !(size >= 0)) return null;
  return { id, name, size, mimeType };
}
