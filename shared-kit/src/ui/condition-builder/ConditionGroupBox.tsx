import { Button, Select } from 'antd/es';
import { DisabledReason } from '../feedback/DisabledReason.tsx';
import { CloseOutlined, PlusOutlined } from '../icons/index.ts';
import type { BuilderContext } from './builder-context.ts';
import { conditionBuilderTexts } from './condition-builder.texts.ts';
import { type KeyedGroup, type ConditionNode, isGroupNode } from './condition-group.model.ts';
import styles from './ConditionBuilder.module.css';

interface ConditionGroupBoxProps<T> {
  readonly group: KeyedGroup<T>;
  /** 1 for the outermost group. */
  readonly depth: number;
  readonly context: BuilderContext<T>;
  /** Removes the group; the outermost one cannot be. */
  readonly onRemove?: () => void;
}

/** A group: how its conditions count together, its rows, and what adds to them. */
export function ConditionGroupBox<T>({ group, depth, context, onRemove }: ConditionGroupBoxProps<T>) {
  const t = conditionBuilderTexts.useT();
  return (
    <div
      className={styles.group}
      role="group"
      aria-label={t('group')}
      data-row={group.key}
      data-nested={depth > 1 || undefined}
    >
      <div className={styles.head}>
        <Select
          className={styles.join}
          aria-label={t('join')}
          value={group.join}
          options={(['all', 'any', 'none'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(join) => context.onJoin(group.key, join)}
        />
        {onRemove && (
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('removeGroup')}
            onClick={onRemove}
          />
        )}
      </div>
      <ul className={styles.items}>
        {group.items.map((item, index) => (
          <Row key={item.key} item={item} number={index + 1} group={group} depth={depth} context={context} />
        ))}
      </ul>
      <Adding groupKey={group.key} depth={depth} context={context} />
    </div>
  );
}

interface AddingProps<T> {
  readonly groupKey: number;
  readonly depth: number;
  readonly context: BuilderContext<T>;
}

/** The buttons that add to a group; a full editor says how much there may be. */
function Adding<T>({ groupKey, depth, context }: AddingProps<T>) {
  const t = conditionBuilderTexts.useT();
  const full = context.isFull ? t('limit', { limit: context.maxConditions }) : null;
  return (
    <div className={styles.foot}>
      <DisabledReason reason={full}>
        <Button
          type="link"
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => context.onAddCondition(groupKey)}
        >
          {t('addCondition')}
        </Button>
      </DisabledReason>
      {depth < context.maxDepth && (
        <DisabledReason reason={full}>
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => context.onAddGroup(groupKey)}
          >
            {t('addGroup')}
          </Button>
        </DisabledReason>
      )}
    </div>
  );
}

interface RowProps<T> {
  readonly item: ConditionNode<T>;
  readonly number: number;
  readonly group: KeyedGroup<T>;
  readonly depth: number;
  readonly context: BuilderContext<T>;
}

function Row<T>({ item, number, group, depth, context }: RowProps<T>) {
  const t = conditionBuilderTexts.useT();
  const remove = () => context.onRemove(item.key, (group.items[number] ?? group.items[number - 2])?.key ?? null);
  if (isGroupNode(item)) {
    return (
      <li>
        <ConditionGroupBox group={item} depth={depth + 1} context={context} onRemove={remove} />
      </li>
    );
  }
  return (
    <li className={styles.row} data-row={item.key} role="group" aria-label={t('condition', { number })}>
      {context.renderCondition(item.condition, (condition) => context.onCondition(item.key, condition))}
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('removeCondition')}
        onClick={remove}
      />
    </li>
  );
}
