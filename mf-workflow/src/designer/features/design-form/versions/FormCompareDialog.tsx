import { useFailure } from '@portico/shared-kit/api';
import { useGetDesignVersionQuery } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Modal } from 'antd';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { formOf } from '../model/layout.model.ts';
import { FormChanges } from './FormChanges.tsx';

/** A version beside the form as it is in the designer: what was done since, in words. */
export function FormCompareDialog({ version, onClose }: { readonly version: number; onClose(): void }) {
  const t = formDesignTexts.useT();
  const { design, layout } = useFormDesigner();
  const { schemaCode, sheetCode: formCode } = design;
  const { data, error, refetch } = useGetDesignVersionQuery({
    ...formDesignName({ schemaCode, sheetCode: formCode }),
    version,
  });
  const failure = useFailure(error);
  return (
    <Modal open footer={null} title={t('compareTitle', { version })} onCancel={onClose}>
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <LinesSkeleton />}
      {data !== undefined && <FormChanges before={data.form} after={formOf(layout)} />}
    </Modal>
  );
}
