import { matchLimits } from '@portico/shared-kit/contract/record-matches';
import type { ColourRule } from '@portico/shared-kit/contract/list-layout.schema';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { Property } from '@portico/shared-kit/fields';
import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { PlusOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { columnTitle } from '../list/column-title.model.ts';
import styles from './Colours.module.css';
import { coloursTexts } from './colours.texts.ts';
import { draftsOf, isWhole, moved, newDraft, type RuleDraft, rulesOf } from './rule-drafts.model.ts';
import { RuleItem } from './RuleItem.tsx';

interface ColoursDialogProps {
  readonly config: ListConfig;
  readonly columns: readonly ListColumn[];
  /** Fields that conditions may be about. */
  readonly properties: readonly Property[];
  readonly rules: readonly ColourRule[];
  readonly onApply: (rules: ColourRule[]) => void;
  readonly onClose: () => void;
}

/** The rules by which records of a list are coloured. Nothing changes before they are applied. */
export function ColoursDialog(props: ColoursDialogProps) {
  const { config, columns, properties, onClose } = props;
  const t = coloursTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { drafts, open, checks, ...edit } = useRuleDrafts(props);
  const targets = columns
    .filter(({ isShow }) => isShow !== false)
    .map((column) => ({ value: column.propertyCode, label: columnTitle(column, config.properties, locale) }));
  const isFull = drafts.length >= matchLimits.filters;
  return (
    <Modal
      open
      width={760}
      title={t('title')}
      okText={t('apply')}
      cancelText={common('cancel')}
      onOk={edit.apply}
      onCancel={onClose}
    >
      <p className={styles.intro}>{t('intro')}</p>
      {drafts.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      <ol className={styles.rules} aria-label={t('rules')}>
        {drafts.map((draft, at) => (
          <RuleItem
            key={draft.key}
            draft={draft}
            number={at + 1}
            isLast={at === drafts.length - 1}
            isOpen={open === draft.key}
            checks={checks}
            properties={properties}
            targets={targets}
            onOpen={() => edit.toggle(draft.key)}
            onChange={edit.replace}
            onMove={(by) => edit.move(at, at + by)}
            onRemove={() => edit.remove(draft.key)}
          />
        ))}
      </ol>
      <Button type="dashed" block icon={<PlusOutlined aria-hidden="true" />} disabled={isFull} onClick={edit.add}>
        {isFull ? t('full', { limit: matchLimits.filters }) : t('add')}
      </Button>
    </Modal>
  );
}

/** The rules in the dialog, and what is done with them. */
function useRuleDrafts({ properties, rules, onApply, onClose }: ColoursDialogProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(properties, rules));
  const [open, setOpen] = useState<number | null>(null);
  const [checks, setChecks] = useState(0);
  return {
    drafts,
    open,
    checks,
    toggle: (key: number) => setOpen(open === key ? null : key),
    add: () => {
      const draft = newDraft(properties, drafts);
      setDrafts([...drafts, draft]);
      setOpen(draft.key);
      setChecks(0);
    },
    replace: (next: RuleDraft) => setDrafts(drafts.map((each) => (each.key === next.key ? next : each))),
    move: (from: number, to: number) => setDrafts(moved(drafts, from, to)),
    remove: (key: number) => setDrafts(drafts.filter((draft) => draft.key !== key)),
    apply: () => {
      const incomplete = drafts.find((draft) => !isWhole(properties, draft));
      if (incomplete === undefined) {
        onApply(rulesOf(properties, drafts));
        onClose();
        return;
      }
      setOpen(incomplete.key);
      setChecks(checks + 1);
    },
  };
}
