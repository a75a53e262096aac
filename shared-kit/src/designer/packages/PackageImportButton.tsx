import { useShell } from '../../remotes/react.tsx';
import { useToast } from '../../ui/feedback/index.ts';
import { Button } from 'antd/es';
import { useRef, useState } from 'react';
import { base64Of } from './base64-of.ts';
import { PackageImportDialog } from './PackageImportDialog.tsx';
import styles from './Packages.module.css';
import { packageTexts } from './packages.texts.ts';

interface PackageImportButtonProps {
  /** Called once a package was imported. */
  onImported(): void;
}

/** Package that was chosen: the zip as base64. */
interface PackageZip {
  readonly name: string;
  readonly zip: string;
}

/** In bytes, as the server takes it. */
const largest = 10 * 1024 * 1024;

/** Button that plans the import of an application package, and imports it once somebody has seen what changes; only for who may. */
export function PackageImportButton({ onImported }: PackageImportButtonProps) {
  const t = packageTexts.useT();
  const shell = useShell();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<PackageZip | null>(null);
  if (!shell.can('application:import')) return null;
  const choose = async (file: File) => {
    if (file.size > largest) toast.error(t('tooLarge'));
    else setChosen({ name: file.name, zip: await base64Of(file) });
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('import')}</Button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".zip,application/zip"
        tabIndex={-1}
        aria-label={t('import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen once more after it was mended.
          target.value = '';
          if (file !== undefined) void choose(file);
        }}
      />
      {chosen !== null && <PackageImportDialog {...chosen} onImported={onImported} onClose={() => setChosen(null)} />}
    </>
  );
}
