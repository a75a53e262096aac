import type { DesignSummary } from '../../contract/designs.schema.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { NoResult } from '../../ui/feedback/index.ts';
import { EllipsisOutlined } from '../../ui/icons/index.ts';
import { MenuButton } from '../../ui/menu-button/index.ts';
import { Button, type MenuProps } from 'antd/es';
import { type ReactNode, useId } from 'react';
import { availabilityTexts } from '../availability/availability.texts.ts';
import { designerTexts } from '../designer.texts.ts';
import styles from './DesignList.module.css';
import { DesignCard } from './DesignCard.tsx';
import own from './DesignListPage.module.css';
import { useDesignFilter } from './use-design-filter.ts';

/** An entry of the list. */
interface ListedDesign {
  readonly key: string;
  /** Place of the design, from the application to its code; a keyword finds it there, too. */
  readonly place: readonly string[];
  readonly to: string;
  /** Code and name of the group that it stands in; absent where there are no groups. */
  readonly group?: { readonly key: string; readonly title: string };
}

/** The way in which designs of a kind are listed. */
export interface DesignListing<TSummary> {
  entryOf(design: TSummary): ListedDesign;
  /** Codes and names by which a keyword finds it besides its names and its place. */
  wordsOf?(design: TSummary): readonly string[];
  /** Draws what can be done with a design besides opening it. `onCopy` begins a copy of it. */
  renderActions?(design: TSummary, onCopy: () => void): ReactNode;
  /** Begins a copy; null where nothing can be done but opening. */
  readonly onCopy: ((design: TSummary) => void) | null;
}

interface DesignSearchResultsProps<TSummary> extends DesignListing<TSummary> {
  readonly designs: readonly TSummary[];
}

/** The designs that the address of the list asks for, in their groups. */
export function DesignSearchResults<TSummary extends DesignSummary>(props: DesignSearchResultsProps<TSummary>) {
  const { designs, entryOf, wordsOf, ...listing } = props;
  const locale = useLocale();
  const { keyword, showsRetired, search } = useDesignFilter();
  const wanted = keyword.trim().toLowerCase();
  const isWanted = ({ design, entry }: Entry<TSummary>) => {
    const { name, name_i18n } = design;
    const words = [name, localised(name, name_i18n, locale), ...entry.place, ...(wordsOf?.(design) ?? [])];
    return words.some((text) => text.toLowerCase().includes(wanted));
  };
  const shown = designs
    .filter(({ availability }) => showsRetired || availability !== 'retired')
    .map((design) => ({ design, entry: entryOf(design) }))
    .filter(isWanted);
  if (shown.length === 0) return <NoResult onClear={() => search('')} />;
  const groups = [...new Map(shown.map(({ entry: { group } }) => [group?.key, group])).values()];
  return groups.map((group) => (
    <DesignGroup key={group?.key ?? ''} title={group?.title}>
      {shown
        .filter(({ entry }) => entry.group?.key === group?.key)
        .map(({ design, entry }) => (
          <DesignEntry key={entry.key} {...{ design, entry }} {...listing} />
        ))}
    </DesignGroup>
  ));
}

interface Entry<TSummary> {
  readonly design: TSummary;
  readonly entry: ListedDesign;
}

function DesignGroup({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  const id = useId();
  const list = <ul className={styles.list}>{children}</ul>;
  if (title === undefined) return list;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      {list}
    </section>
  );
}

type DesignEntryProps<TSummary> = Entry<TSummary> & Pick<DesignListing<TSummary>, 'renderActions' | 'onCopy'>;

function DesignEntry<TSummary extends DesignSummary>(props: DesignEntryProps<TSummary>) {
  const { design, entry, renderActions, onCopy } = props;
  const t = availabilityTexts.useT();
  const unavailable = design.availability === 'on' ? null : t(design.availability);
  return (
    <li className={own.entry}>
      <DesignCard design={design} place={entry.place} to={entry.to} unavailable={unavailable} />
      {onCopy !== null && renderActions?.(design, () => onCopy(design))}
    </li>
  );
}

interface DesignActionsProps {
  readonly design: Pick<DesignSummary, 'name' | 'name_i18n'>;
  readonly items: NonNullable<MenuProps['items']>;
}

/** The menu of an entry of the list. */
export function DesignActions({ design: { name, name_i18n }, items }: DesignActionsProps) {
  const t = designerTexts.useT();
  const locale = useLocale();
  return (
    <MenuButton menu={{ items }}>
      <Button
        type="text"
        icon={<EllipsisOutlined aria-hidden="true" />}
        aria-label={`${t('more')} ${localised(name, name_i18n, locale)}`}
      />
    </MenuButton>
  );
}
