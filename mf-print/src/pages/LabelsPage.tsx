import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelTarget } from '../labels/label-address.model.ts';
import { LabelPreview } from '../labels/LabelPreview.tsx';
import styles from '../labels/Labels.module.css';

/** The preview of labels, a page of its own without header or aside (list spec, section 2: QR-code printing). */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const target = useMemo(() => labelTarget(search), [search]);
  // Drawn at once: a second change that comes before would start from the address of before, and lose the first.
  const change = (parts: Readonly<Record<string, string>>) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...parts }), {
      replace: true,
      flushSync: true,
    });
  return (
    <div className={styles.page}>
      <LabelPreview target={target} onChange={change} />
    </div>
  );
}
