import { propertyName, type RowValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Button, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { workflowTexts } from '../../../../workflow.texts.ts';
import { ComparedValue } from '../../../../compared-value/ComparedValue.tsx';
import styles from './ConflictDialog.module.css';
import { conflictTexts } from './conflict.texts.ts';
import { type Choices, type FieldConflict, isSame, type Merge, type Side } from './merge.model.ts';

interface ConflictDialogProps {
  readonly merge: Merge;
  /** Name of the person who saved meanwhile. */
  readonly name: string;
  /** The choices; null: back to the form, with nothing saved and nothing lost. */
  onAnswer(choices: Choices | null): void;
}

/** Shows what both changed side by side, and lets the user choose item by item, before anything is saved. */
export function ConflictDialog({ merge: { conflicts, merged }, name, onAnswer }: ConflictDialogProps) {
  const t = conflictTexts.useT();
  const words = workflowTexts.useT();
  const locale = useLocale();
  const [choices, setChoices] = useState<Choices>({});
  const left = conflicts.filter(({ key }) => choices[key] === undefined).length;
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  const conflicting = new Set(conflicts.map(({ property }) => property.code));
  const others = merged.filter(({ code }) => !conflicting.has(code));
  return (
    <Modal
      open
      width={760}
      title={t('title', { name })}
      mask={{ closable: false }}
      onCancel={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{t('back')}</Button>
          <DisabledReason reason={left === 0 ? null : t('missing', { count: left })}>
            <Button type="primary" onClick={() => onAnswer(choices)}>
              {t('save')}
            </Button>
          </DisabledReason>
        </>
      }
    >
      <AllOfOne count={conflicts.length} onChoose={chooseAll} />
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          {...{ conflict, name }}
          value={choices[conflict.key]}
          onChange={(side) => setChoices({ ...choices, [conflict.key]: side })}
        />
      ))}
      {others.length > 0 && (
        <p className={styles.merged}>
          {t('merged', { items: others.map((property) => propertyName(property, locale)).join(words('log.comma')) })}
        </p>
      )}
    </Modal>
  );
}

function AllOfOne({ count, onChoose }: { readonly count: number; onChoose(side: Side): void }) {
  const t = conflictTexts.useT();
  return (
    <div className={styles.head}>
      <p>{t('hint', { count })}</p>
      <div className={styles.all}>
        <Button size="small" onClick={() => onChoose('mine')}>
          {t('allMine')}
        </Button>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {t('allTheirs')}
        </Button>
      </div>
    </div>
  );
}

interface ConflictChoiceProps {
  readonly conflict: FieldConflict;
  readonly name: string;
  readonly value: Side | undefined;
  onChange(side: Side): void;
}

function ConflictChoice({ conflict, name, value, onChange }: ConflictChoiceProps) {
  const t = conflictTexts.useT();
  const locale = useLocale();
  const id = useId();
  const own = propertyName(conflict.property, locale);
  const sides = { mine: t('mine'), theirs: t('theirs', { name }) } as const;
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {conflict.row === null ? own : t('row', { name: own, number: conflict.row.number })}
      </h3>
      <Radio.Group
        className={styles.sides}
        aria-labelledby={id}
        value={value ?? null}
        onChange={({ target }) => onChange(target.value as Side)}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Radio key={side} value={side} className={styles.side}>
            <span className={styles.who}>{sides[side]}</span>
            <HandValue conflict={conflict} hand={side} />
          </Radio>
        ))}
      </Radio.Group>
      <div className={styles.base}>
        <span className={styles.who}>{t('base')}</span>
        <HandValue conflict={conflict} hand="base" />
      </div>
    </section>
  );
}

/** Value of one side: a value, or the columns of a row that differ between the hands. */
function HandValue({ conflict, hand }: { readonly conflict: FieldConflict; readonly hand: 'base' | Side }) {
  const t = conflictTexts.useT();
  const locale = useLocale();
  const { property, row, base } = conflict;
  const value = conflict[hand];
  if (row === null) return <ConflictValue {...{ property, base, value }} isBase={hand === 'base'} />;
  if (value === null) return <em>{t(base === null ? 'rowNew' : 'rowGone')}</em>;
  const rows = [conflict.base, conflict.mine, conflict.theirs] as readonly (RowValue | null)[];
  const isWhole = rows.includes(null);
  const columns = (property.subSchema?.properties ?? []).filter(
    (column) => isWhole || rows.some((each) => !isSame(column, each?.[column.code], rows[0]?.[column.code])),
  );
  return (
    <dl className={styles.columns}>
      {columns.map((column) => (
        <div key={column.code}>
          <dt>{propertyName(column, locale)}</dt>
          <dd>
            <ConflictValue
              property={column}
              base={(base as RowValue | null)?.[column.code]}
              value={(value as RowValue)[column.code]}
              isBase={hand === 'base'}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ConflictValueProps {
  readonly property: FieldConflict['property'];
  readonly base: unknown;
  readonly value: unknown;
  readonly isBase: boolean;
}

/** A value; of a text with what was written anew marked. */
function ConflictValue({ property, base, value, isBase }: ConflictValueProps) {
  return <ComparedValue property={property} before={isBase ? null : base} after={value} side="after" />;
}
