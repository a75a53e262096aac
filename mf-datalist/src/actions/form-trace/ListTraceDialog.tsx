import type { RecordId, ModelCode } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useListFormTraceQuery } from '@portico/shared-kit/api/form-trace.api';
import { useRestoreValue } from '@portico/shared-kit/api/use-restore-value';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { valueFor } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { FormTraceDialog, tracePageSize, useAskRestore } from '@portico/shared-kit/field-views/form-trace';
import { useState } from 'react';
import type { ListCriteria } from '../action-row.ts';
import { compareAddress, type ListAddress, recordAddress } from '../../list/addresses.model.ts';

interface ListTraceDialogProps {
  readonly schemaCode: ModelCode;
  /** Empty: every record of the list. */
  readonly records: readonly BizRecord[];
  readonly criteria: ListCriteria;
  readonly list: ListAddress;
  /** Opens the form of a record. */
  readonly onOpen: (recordId: RecordId) => void;
  readonly onClose: () => void;
}

/** The form trace of some or all records of a list. */
export function ListTraceDialog({ schemaCode, records, criteria, list, onOpen, onClose }: ListTraceDialogProps) {
  const locale = useLocale();
  const [page, setPage] = useState(0);
  const recordIds = records.map(({ id }) => id);
  const ofSome = recordIds.length === 0 ? criteria : { bizObjectIds: recordIds };
  const { data, error, isFetching, refetch } = useListFormTraceQuery(
    { schemaCode, ...ofSome, page, size: tracePageSize },
    { refetchOnMountOrArgChange: true },
  );
  const failure = useFailure(error);
  const restore = useRestoreValue(schemaCode, useAskRestore());
  const [only, ...others] = records;
  const name = only !== undefined && others.length === 0 ? valueFor(only.data, 'name', locale) : undefined;
  return (
    <FormTraceDialog
      name={typeof name === 'string' && name !== '' ? name : undefined}
      trace={{
        data,
        failure: error === undefined ? null : failure,
        isFetching,
        page,
        onPage: setPage,
        onRetry: () => void refetch(),
      }}
      hrefOf={({ bizObjectId: recordId }) => recordAddress(list, recordId)}
      compareHrefOf={({ id }) => compareAddress(id)}
      onOpen={(_, { bizObjectId: recordId }) => onOpen(recordId)}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
