import { useLocale } from '@portico/shared-kit/i18n';
import { isKeys } from '@portico/shared-kit/remotes';
import {
  edgeKeys,
  gridCellKeys,
  gridKeys,
  headKeys,
  type KeyTable,
  pageKeys,
  pickerKeys,
  sheetKeys,
} from '@portico/shared-kit/ui/keys';
import { Modal } from 'antd/es';
import { Fragment } from 'react';
import { useSession } from '../app/session-context.ts';
import { mayOpen } from '../navigation/may-open.ts';
import { useRemotes } from '../remotes/remotes-context.ts';

import { shortcutsTexts } from './shortcuts.texts.ts';
import styles from './ShortcutsDialog.module.css';

const tables = {
  page: pageKeys,
  edge: edgeKeys,
  picker: pickerKeys,
  grid: gridKeys,
  cells: gridCellKeys,
  head: headKeys,
  rows: sheetKeys,
} as const;

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** The keys of the portal, on one sheet made of the tables that the keys are handled by, and of what remotes contribute. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = shortcutsTexts.useT();
  const locale = useLocale();
  const ofRemotes = useKeysOfRemotes();
  return (
    <Modal open title={t('title')} footer={null} width="min(920px, calc(100vw - 32px))" onCancel={onClose}>
      <div className={styles.sheet}>
        {sections.map(({ part, rows }) => (
          <Section
            key={part}
            title={t(`${part}.title`)}
            rows={rows.map(({ does, keys }) => ({ does: t(does), keys }))}
          />
        ))}
        {ofRemotes.map(({ id, title, keys: rows }) => (
          <Section key={id} title={title[locale]} rows={rows.map(({ does, keys }) => ({ does: does[locale], keys }))} />
        ))}
      </div>
    </Modal>
  );
}

interface SectionProps {
  readonly title: string;
  readonly rows: readonly { readonly does: string; readonly keys: readonly string[] }[];
}

/** The keys of one place. */
function Section({ title, rows }: SectionProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {rows.map(({ does, keys }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the keys that the remotes of this user declare. */
function useKeysOfRemotes() {
  const { composition } = useRemotes();
  const grants = useSession()?.permissions ?? [];
  return composition.remotes
    .flatMap(({ contributes }) => contributes.filter(isKeys))
    .filter(({ can }) => mayOpen(can ?? [], grants));
}

/** Key with what is held. */
function Key({ name }: { readonly name: string }) {
  const t = shortcutsTexts.useT();
  return (
    <span className={styles.key}>
      {name.split('+').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && '+'}
          <kbd>{part === 'Space' || part === 'Backspace' ? t(`keys.${part}`) : (signs[part] ?? part)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

type ShortcutSection = keyof typeof tables;
type Does = { [P in ShortcutSection]: `${P}.${Extract<keyof (typeof tables)[P], string>}` }[ShortcutSection];

const sections = (Object.keys(tables) as ShortcutSection[]).map((part) => ({
  part,
  rows: Object.entries(tables[part] as KeyTable).map(([does, keys]) => ({ does: `${part}.${does}` as Does, keys })),
}));
