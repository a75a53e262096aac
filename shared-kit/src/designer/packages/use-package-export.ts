import { useExportPackageZipMutation } from '../../api/package-exports.api.ts';
import { keepFile } from '../../ui/keep-file/index.ts';

/** Returns the function that lets the browser keep an application's package as a zip; who may not is told so. */
export function usePackageExport(): (appCode: string) => Promise<void> {
  const [request] = useExportPackageZipMutation();
  return async (appCode) => {
    const { data } = await request({ appCode });
    if (data !== undefined) keepFile(data, `${appCode}.zip`);
  };
}
