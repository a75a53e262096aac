import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { deskTexts } from '../../../design-desk/desk.texts.ts';
import styles from '../../../design-desk/versions/Versions.module.css';
import { useFormDesk } from '../form-desk.tsx';
import { formChanges } from '../model/form-changes.model.ts';
import { changeWords } from './change-words.model.ts';

/** Differences between two forms, in words. */
export function FormChanges({ before, after }: { readonly before: DraftForm; readonly after: DraftForm }) {
  const t = deskTexts.useT();
  const locale = useLocale();
  const { nameOf } = useFormDesk();
  const sentences = formChanges(before, after).map((change) =>
    changeWords(change, locale, (code) => nameOf({ kind: 'item', code })),
  );
  if (sentences.length === 0) return <p>{t('noChanges')}</p>;
  return (
    <ul className={styles['list']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
