import { useGetImportLimitQuery } from '@portico/shared-kit/api/import-files.api';
import { useBeginImportMutation } from '@portico/shared-kit/api/imports.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { ListConfig, Property } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useState } from 'react';
import { mappingOf } from './columns/mapping.model.ts';
import { useMapping } from './columns/use-mapping.ts';
import { importTexts } from './import.texts.ts';
import { useImportFile } from './use-import-file.ts';

/** Fields beside texts of the model by which records may be found (list spec, section 5). */
const systemKeys: ReadonlySet<string> = new Set(['name', 'sequenceNo']);
const shortText = 0;

/** Returns the fields by whose value a record that is there already may be found (list spec, section 5). */
export function keyFields({ properties }: Pick<ListConfig, 'properties'>): readonly Property[] {
  return properties.filter(({ code, propertyType, system, visible }) => {
    if (visible === false) return false;
    return system === true ? systemKeys.has(code) : propertyType === shortText;
  });
}

/** Choice of the records that are overwritten. */
interface Overwriting {
  readonly isOn: boolean;
  readonly keyField: string | null;
}

/** Returns the choices of how a file is imported. */
function useOptions() {
  const t = importTexts.useT();
  const [overwriting, setOverwriting] = useState<Overwriting>({ isOn: false, keyField: null });
  const [checksFirst, setChecksFirst] = useState(false);
  const [addsOptions, setAddsOptions] = useState(false);
  const { isOn, keyField } = overwriting;
  return {
    overwriting,
    setOverwriting,
    checksFirst,
    setChecksFirst,
    addsOptions,
    setAddsOptions,
    reason: isOn && keyField === null ? t('overwrite.choose') : null,
    chosen: { queryField: isOn ? keyField : null, isDryRun: checksFirst, addsOptions },
  };
}

/** Returns the state and the actions of the step that uploads a file and begins its import; `begun` is one that has begun. */
export function useImport({ schemaCode, view }: ListConfig, begun: string | null = null) {
  const t = importTexts.useT();
  const locale = useLocale();
  const { data: limit } = useGetImportLimitQuery({});
  const upload = useImportFile(limit?.megabytes);
  const options = useOptions();
  const [taskId, setTaskId] = useState(begun);
  const [begin, { isLoading: isBeginning }] = useBeginImportMutation();
  const { file, release } = upload;
  const mapping = useMapping({ schemaCode, queryCode: view.code, fileName: file?.fileName ?? null });
  const start = async () => {
    if (file === null || file.fileName === null) return;
    const { data } = await begin({
      fileName: file.fileName,
      originalFilename: file.name,
      schemaCode,
      queryCode: view.code,
      languageType: locale,
      mapping: mappingOf(mapping.choices),
      ...options.chosen,
      requestId: randomId(),
    });
    if (data === undefined) return;
    release({ isTaken: true });
    setTaskId(data.taskId);
  };
  return {
    limit: limit?.megabytes,
    upload,
    mapping,
    ...options,
    /** Reason for which the import cannot begin; null where it can (list spec, section 4). */
    reason: file?.status === 'uploaded' ? (mapping.reason ?? options.reason) : t('uploadFirst'),
    isBeginning,
    start: () => void start(),
    taskId,
    watch: setTaskId,
    reset: () => setTaskId(null),
  };
}

/** Model that the parts of the dialog share. */
export type ImportModel = ReturnType<typeof useImport>;
