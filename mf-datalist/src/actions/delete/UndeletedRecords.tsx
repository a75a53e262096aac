import { deleteTexts } from './delete.texts.ts';
import styles from './UndeletedRecords.module.css';

interface UndeletedRecordsProps {
  readonly kept: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}

const namesShown = 5;

/** The selected records that stay, each with its reason; nothing where all of them go. */
export function UndeletedRecords({ kept }: UndeletedRecordsProps) {
  const t = deleteTexts.useT();
  if (kept.length === 0) return null;
  return (
    <section className={styles.kept}>
      <p>{t('kept', { count: kept.length })}</p>
      <ul>
        {kept.slice(0, namesShown).map(({ id, name, reason }) => (
          <li key={id}>
            {name}
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
        {kept.length > namesShown && <li>{t('keptMore', { count: kept.length - namesShown })}</li>}
      </ul>
    </section>
  );
}
