import { useFailure } from '../../api/index.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import { useShell } from '../../remotes/react.tsx';
import { Alert, Modal } from 'antd/es';
import { type ReactNode, useState } from 'react';
import type { DocumentKind } from '../availability/use-document-availability.ts';
import { designerTexts } from '../designer.texts.ts';
import { englishName, withEnglishName } from '../names/english-name.ts';
import styles from './DesignList.module.css';
import { TextEntry } from './DialogFields.tsx';
import { type DocumentName, useCreateDocument } from './use-create-document.ts';

/** Names of what is begun, and what it belongs to. */
type Creation<K extends DocumentKind> = DesignPart<K, 'creation'>;
type Names = Pick<Creation<DocumentKind>, 'name' | 'name_i18n'>;

interface CreateDocumentDialogProps<K extends DocumentKind> {
  readonly words: Readonly<Record<'create' | 'createTitle' | 'copyTitle', string>>;
  /** Design whose content and names the new one begins with; null: it begins empty. */
  readonly copyOf: { readonly name: DocumentName<K>; readonly names: Names } | null;
  nameOf(code: string): DocumentName<K>;
  /** The designer of the one that was begun. */
  pathOf(code: string): string;
  /** Model or application that it belongs to; null until that is chosen. */
  readonly place: Omit<Creation<K>, 'name' | 'name_i18n'> | null;
  /** Field to choose that; what is wrong with the choice once it counts. */
  renderPlace(problem: string | null): ReactNode;
  onClose(): void;
}

const code = /^[A-Za-z]\w*$/;
const longest = { name: 100, code: 48 } as const;

/** Begins a design, empty or as a copy, and opens it. */
export function CreateDocumentDialog<K extends DocumentKind>(props: CreateDocumentDialogProps<K>) {
  const { words, copyOf, nameOf, pathOf, place, renderPlace, onClose } = props;
  const t = designerTexts.useT();
  const shell = useShell();
  const [isChecked, setChecked] = useState(false);
  const [entries, setEntries] = useState(() => ({ code: '', ...namesOfCopy(copyOf?.names ?? null) }));
  const { create, isSending, error } = useCreateDocument(copyOf?.name ?? null);
  const failure = useFailure(error);
  const problems = {
    name: entries.name.trim() === '' ? t('missing') : null,
    code: entries.code === '' ? t('missing') : code.test(entries.code) ? null : t('badCode'),
    place: place === null ? t('missing') : null,
  };
  const problemOf = (field: keyof typeof problems) => (isChecked ? problems[field] : null);
  const send = async () => {
    setChecked(true);
    if (place === null || problems.name !== null || problems.code !== null) return;
    const facts = { name: entries.name.trim(), name_i18n: entries.name_i18n, ...place } as Creation<K>;
    if (await create(nameOf(entries.code), facts)) shell.navigate(pathOf(entries.code));
  };
  return (
    <Modal
      open
      title={copyOf === null ? words.createTitle : words.copyTitle}
      okText={copyOf === null ? words.create : t('copy')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {error !== undefined && <Alert type="error" showIcon title={failure.message} description={failure.hint} />}
        <NameEntries
          entries={entries}
          problemOf={problemOf}
          onChange={(changes) => setEntries({ ...entries, ...changes })}
        />
        {renderPlace(problemOf('place'))}
      </div>
    </Modal>
  );
}

interface Entries {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
  readonly code: string;
}

interface NameEntriesProps {
  readonly entries: Entries;
  problemOf(field: 'name' | 'code'): string | null;
  onChange(changes: Partial<Entries>): void;
}

function NameEntries({ entries: { name, name_i18n, code: entered }, problemOf, onChange }: NameEntriesProps) {
  const t = designerTexts.useT();
  return (
    <>
      <TextEntry
        label={t('nameZh')}
        value={name}
        maxLength={longest.name}
        problem={problemOf('name')}
        onChange={(text) => onChange({ name: text })}
      />
      <TextEntry
        label={t('nameEn')}
        value={englishName(name_i18n)}
        maxLength={longest.name}
        problem={null}
        onChange={(text) => onChange({ name_i18n: withEnglishName(name_i18n, text.trimStart()) })}
      />
      <TextEntry
        label={t('code')}
        hint={t('codeHint')}
        value={entered}
        maxLength={longest.code}
        problem={problemOf('code')}
        onChange={(text) => onChange({ code: text.trim() })}
      />
    </>
  );
}

function namesOfCopy(names: Names | null): Omit<Entries, 'code'> {
  if (names === null) return { name: '', name_i18n: null };
  const english = englishName(names.name_i18n ?? null);
  return {
    name: designerTexts.t('zh', 'copyName', { name: names.name }),
    name_i18n: english === '' ? null : withEnglishName(null, designerTexts.t('en', 'copyName', { name: english })),
  };
}
