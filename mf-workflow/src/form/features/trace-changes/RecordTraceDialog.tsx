import type { RecordId, ModelCode } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useGetFormTraceQuery } from '@portico/shared-kit/api/form-trace.api';
import { useRestoreValue } from '@portico/shared-kit/api/use-restore-value';
import { FormTraceDialog, tracePageSize, useAskRestore } from '@portico/shared-kit/field-views/form-trace';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparePath } from '../../../addresses.model.ts';

interface RecordTraceDialogProps {
  readonly schemaCode: ModelCode;
  readonly recordId: RecordId;
  readonly title: string;
  readonly onClose: () => void;
}

/** The form trace of the record that is open. */
export function RecordTraceDialog({ schemaCode, recordId, title, onClose }: RecordTraceDialogProps) {
  const [search] = useSearchParams();
  const [page, setPage] = useState(0);
  const { data, error, isFetching, refetch } = useGetFormTraceQuery(
    { schemaCode, bizObjectId: recordId, page, size: tracePageSize },
    { refetchOnMountOrArgChange: true },
  );
  const failure = useFailure(error);
  const restore = useRestoreValue(schemaCode, useAskRestore());
  return (
    <FormTraceDialog
      name={title}
      trace={{
        data,
        failure: error === undefined ? null : failure,
        isFetching,
        page,
        onPage: setPage,
        onRetry: () => void refetch(),
      }}
      hrefOf={() => null}
      compareHrefOf={({ id }) =>
        comparePath(id, search.get('workflowInstanceId') ?? undefined, search.get('workitemId') ?? undefined)
      }
      onOpen={onClose}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
