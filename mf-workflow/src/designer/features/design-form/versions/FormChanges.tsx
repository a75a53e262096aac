import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { designerTexts, versionStyles as styles } from '@portico/shared-kit/designer';
import { useFormDesigner } from '../form-designer.tsx';
import { formChanges } from '../model/form-changes.model.ts';
import { changeWords } from './change-words.model.ts';

/** Differences between two forms, in words. */
export function FormChanges({ before, after }: { readonly before: DraftForm; readonly after: DraftForm }) {
  const t = designerTexts.useT();
  const locale = useLocale();
  const { nameOf } = useFormDesigner();
  const sentences = formChanges(before, after).map((change) =>
    changeWords(change, locale, (code) => nameOf({ kind: 'item', code })),
  );
  if (sentences.length === 0) return <p>{t('noChanges')}</p>;
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
