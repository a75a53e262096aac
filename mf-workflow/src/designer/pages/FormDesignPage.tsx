import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { DesignerPage } from '@portico/shared-kit/designer';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useSearchParams } from 'react-router-dom';
import { PreviewPartProvider } from '../features/design-form/preview/preview-part.ts';

const FormDesignList = lazyWithRetry(
  async () => (await import('../features/design-form/list/FormDesignList.tsx')).FormDesignList,
);
const FormWindow = lazyWithRetry(
  async () => (await import('../features/design-form/screen/FormWindow.tsx')).FormWindow,
);
const PreviewForm = lazyWithRetry(async () => (await import('./form-design/PreviewForm.tsx')).PreviewForm);
const FormOnPhone = lazyWithRetry(
  async () => (await import('../features/design-form/screen/FormOnPhone.tsx')).FormOnPhone,
);

const renderPreview = (config: FormConfig) => <PreviewForm config={config} />;

/** The designer of a form, in a window of its own; without a form the list of them. */
export function Page() {
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const schemaCode = params.get('schemaCode') ?? '';
  const formCode = params.get('sheetCode') ?? '';
  return (
    <DesignerPage list={schemaCode === '' || formCode === '' ? <FormDesignList /> : null}>
      {isPhone ? (
        <FormOnPhone />
      ) : (
        <PreviewPartProvider value={renderPreview}>
          <FormWindow key={`${schemaCode}/${formCode}`} schemaCode={schemaCode} sheetCode={formCode} />
        </PreviewPartProvider>
      )}
    </DesignerPage>
  );
}
