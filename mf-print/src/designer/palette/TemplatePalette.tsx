import { paletteStyles } from '@portico/shared-kit/designer';
import { propertyName } from '@portico/shared-kit/fields';
import { KindIcon } from '@portico/shared-kit/fields/palette';
import { useLocale } from '@portico/shared-kit/i18n';
import { CaretDownOutlined, CaretRightOutlined } from '@portico/shared-kit/ui/icons';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { type TreeKeyRow, treeMove } from '@portico/shared-kit/ui/keys';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ElementIcon } from '../elements/ElementIcon.tsx';
import type { PaletteItem } from '../model/new-elements.model.ts';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { type PaletteNode, paletteGroups } from './palette-groups.model.ts';
import styles from './TemplatePalette.module.css';
import { paletteDrag } from './use-palette-drag.ts';

/** Row of the palette that is in sight: a group, or an entry. */
interface PaletteRow extends TreeKeyRow {
  readonly level: number;
  readonly node: PaletteNode | null;
}

/** Elements and data items as a tree: dragged onto the paper, or added by a double click or by Enter. */
export function TemplatePalette() {
  const t = templateDesignTexts.useT();
  const { isReadOnly } = useTemplateDesigner();
  const { add } = useTemplateActions();
  const [sought, setSought] = useState('');
  const { rows, toggle } = usePaletteRows(sought);
  const [current, setCurrent] = useState('');
  const tree = useRef<HTMLUListElement>(null);
  const reached = rows.some(({ id }) => id === current) ? current : (rows[0]?.id ?? '');
  const focus = (id: string) => {
    setCurrent(id);
    const found = [...(tree.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    found.find(({ dataset }) => dataset['entry'] === id)?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, row: PaletteRow) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isAdding = (event.key === 'Enter' || event.key === ' ') && row.node !== null;
    const move = treeMove(rows, rows.indexOf(row), event.key);
    if (isAdding && !isReadOnly && row.node !== null) add(row.node.item);
    else if (isAdding || move === null) return;
    else if (move.kind === 'focus') focus(move.id);
    else toggle(row.id);
    event.preventDefault();
  };
  return (
    <section className={paletteStyles.palette} aria-label={t('elements')}>
      <p className={paletteStyles.hint}>{t('paletteHint')}</p>
      <SearchBox value={sought} label={t('paletteSearch')} onChange={setSought} />
      {rows.length === 0 && <p className={paletteStyles.hint}>{t('nothingFound')}</p>}
      <ul ref={tree} role="tree" aria-label={t('elements')} className={styles.tree}>
        {rows.map((row) => (
          <PaletteEntry
            key={row.id}
            row={row}
            isReached={row.id === reached}
            isReadOnly={isReadOnly}
            onFocus={() => setCurrent(row.id)}
            onToggle={() => toggle(row.id)}
            onAdd={() => !isReadOnly && row.node !== null && add(row.node.item)}
            onKeyDown={(event) => handleKey(event, row)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The rows in sight; groups are open, and sub-tables are closed until they are opened. */
function usePaletteRows(sought: string) {
  const t = templateDesignTexts.useT();
  const locale = useLocale();
  const { design } = useTemplateDesigner();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const labelOf = (item: PaletteItem) =>
    item.kind === 'element' ? t(`types.${item.type}`) : propertyName(item.property, locale);
  const rows = paletteGroups(design.properties, sought, labelOf).flatMap(({ group, nodes }): PaletteRow[] => {
    const isOpen = !toggled.has(group);
    const head = { id: group, label: t(group), parentId: null, isExpanded: isOpen, level: 1, node: null };
    const entries = nodes.flatMap((node) => {
      const isTableOpen = toggled.has(node.id) || sought.trim() !== '';
      const own = rowOf(node, group, node.children.length === 0 ? null : isTableOpen);
      return isTableOpen ? [own, ...node.children.map((child) => rowOf(child, node.id, null))] : [own];
    });
    return isOpen ? [head, ...entries] : [head];
  });
  function rowOf(node: PaletteNode, parentId: string, isExpanded: boolean | null): PaletteRow {
    const level = node.item.kind === 'column' ? 3 : 2;
    return { id: node.id, label: labelOf(node.item), parentId, isExpanded, level, node };
  }
  const toggle = (id: string) =>
    setToggled(toggled.has(id) ? new Set([...toggled].filter((each) => each !== id)) : new Set([...toggled, id]));
  return { rows, toggle };
}

interface PaletteEntryProps {
  readonly row: PaletteRow;
  readonly isReached: boolean;
  readonly isReadOnly: boolean;
  onFocus(): void;
  onToggle(): void;
  onAdd(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

function PaletteEntry({ row, isReached, isReadOnly, onFocus, onToggle, onAdd, onKeyDown }: PaletteEntryProps) {
  const { id, label, level, node, isExpanded } = row;
  const Caret = isExpanded === true ? CaretDownOutlined : CaretRightOutlined;
  const isGroup = node === null;
  return (
    <li
      role="treeitem"
      className={styles.entry}
      data-entry={id}
      data-level={level}
      aria-label={label}
      aria-level={level}
      aria-selected={false}
      {...(isExpanded === null ? {} : { 'aria-expanded': isExpanded })}
      tabIndex={isReached ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={isGroup ? onToggle : undefined}
      onDoubleClick={isGroup ? undefined : onAdd}
      {...(node === null || isReadOnly ? {} : paletteDrag(node.item))}
    >
      <span
        className={styles.caret}
        aria-hidden="true"
        onClick={(event) => {
          if (isGroup || isExpanded === null) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isExpanded !== null && <Caret />}
      </span>
      {node !== null && <EntryIcon item={node.item} />}
      <span className={paletteStyles.label}>{label}</span>
    </li>
  );
}

function EntryIcon({ item }: { readonly item: PaletteItem }) {
  if (item.kind === 'element') return <ElementIcon type={item.type} />;
  return <KindIcon propertyType={item.property.propertyType} />;
}
