import { useListDesignsQuery } from '../../api/designs.api.ts';
import { useFailure } from '../../api/index.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import type { DesignSummary } from '../../contract/designs.schema.ts';
import { usePageTitle } from '../../remotes/react.tsx';
import { EmptyState, ErrorState, LinesSkeleton } from '../../ui/feedback/index.ts';
import { PlusOutlined } from '../../ui/icons/index.ts';
import { SearchBox } from '../../ui/input/index.ts';
import { useIsPhone } from '../../ui/window/index.ts';
import { Button, Checkbox, ConfigProvider, Space } from 'antd/es';
import { type ReactNode, useState } from 'react';
import { availabilityTexts } from '../availability/availability.texts.ts';
import styles from './DesignListPage.module.css';
import { PackageImportButton } from '../packages/PackageImportButton.tsx';
import { type DesignListing, DesignSearchResults } from './DesignSearchResults.tsx';
import { type ListedKind, OtherDesigns } from './OtherDesigns.tsx';
import { useDesignFilter } from './use-design-filter.ts';

/** A design to begin: as a copy of another one, or empty. */
interface Creation<TSummary> {
  readonly copyOf: TSummary | null;
}

interface DesignListPageProps<K extends ListedKind> extends Omit<DesignListing<DesignPart<K, 'summary'>>, 'onCopy'> {
  readonly kind: K;
  readonly words: Readonly<Record<'title' | 'create' | 'search' | 'empty' | 'emptyHint', string>>;
  /** Returns whether one can be begun; absent: always. */
  canCreate?(designs: readonly DesignPart<K, 'summary'>[]): boolean;
  renderCreation(
    creation: Creation<DesignPart<K, 'summary'>> & { readonly designs: readonly DesignPart<K, 'summary'>[] },
    onClose: () => void,
  ): ReactNode;
}

/** Every design of a kind that the user works on; and the way to a new one. */
export function DesignListPage<K extends ListedKind>(props: DesignListPageProps<K>) {
  const { kind, words, canCreate, renderCreation, ...listing } = props;
  const isPhone = useIsPhone();
  const [creation, setCreation] = useState<Creation<DesignPart<K, 'summary'>> | null>(null);
  const { data, error, refetch } = useListDesignsQuery<K>({ kind }, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const designs: readonly (DesignPart<K, 'summary'> & DesignSummary)[] | undefined = data;
  usePageTitle(words.title);
  const isOffered = !isPhone && designs !== undefined && canCreate?.(designs) !== false;
  const create = isOffered && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setCreation({ copyOf: null })}>
      {words.create}
    </Button>
  );
  return (
    // A thumb needs controls of 40 px.
    <ConfigProvider {...(isPhone ? { componentSize: 'large' as const } : {})}>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{words.title}</h1>
          <Space wrap>
            {!isPhone && <PackageImportButton onImported={() => void refetch()} />}
            {create}
          </Space>
        </header>
        <OtherDesigns shown={kind} />
        <DesignFilterFields label={words.search} />
        {error !== undefined && <ErrorState failure={failure} onRetry={() => void refetch()} />}
        {error === undefined && designs === undefined && <LinesSkeleton />}
        {designs?.length === 0 && <EmptyState title={words.empty} hint={words.emptyHint} action={create} />}
        {designs !== undefined && designs.length > 0 && (
          <DesignSearchResults
            {...listing}
            designs={designs}
            onCopy={isPhone ? null : (copyOf) => setCreation({ copyOf })}
          />
        )}
        {creation !== null && renderCreation({ ...creation, designs: designs ?? [] }, () => setCreation(null))}
      </div>
    </ConfigProvider>
  );
}

function DesignFilterFields({ label }: { readonly label: string }) {
  const t = availabilityTexts.useT();
  const { keyword, showsRetired, search, showRetired } = useDesignFilter();
  return (
    <>
      <SearchBox value={keyword} label={label} onChange={search} />
      <Checkbox checked={showsRetired} onChange={({ target }) => showRetired(target.checked)}>
        {t('showRetired')}
      </Checkbox>
    </>
  );
}
