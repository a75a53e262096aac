import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { DraftPage } from '@portico/shared-kit/contract/drafts.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { EntryPages } from '@portico/shared-kit/ui/paged-entries';
import { Button, Select } from 'antd/es';
import { useNavigate } from 'react-router-dom';
import { DraftList } from './DraftList.tsx';
import styles from './DraftsPage.module.css';
import { draftsTexts } from './drafts.texts.ts';
import { pageSize, useDrafts } from './use-drafts.ts';

/** Page of the drafts that the user began and did not finish, over all models (shell spec, section 2: /my-draft). The address has the search. */
export function DraftsPage() {
  const t = draftsTexts.useT();
  const { search, model, put, entries } = useDrafts();
  const { data, failure, isFetching, page, onRetry } = entries;
  const isSearched = search !== '' || model !== '';
  const isEmpty = data?.content.length === 0;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {(data !== undefined || isSearched) && !(isEmpty && !isSearched) && (
        <div className={styles.bar}>
          <Search search={search} onSearch={(text) => put({ search: text })} />
          <ModelChoice models={data?.models ?? []} model={model} onChange={(code) => put({ model: code })} />
        </div>
      )}
      {failure !== null && data === undefined && (
        <ErrorState failure={failure} onRetry={onRetry} isRetrying={isFetching} />
      )}
      {failure === null && data === undefined && <LinesSkeleton lines={8} />}
      {isEmpty && isSearched && <NoResult onClear={() => put({ search: '', model: '' })} />}
      {isEmpty && !isSearched && page === 0 && <None />}
      {data !== undefined && !isEmpty && (
        <DraftList key={`${search}/${model}/${page}`} drafts={data.content} isBusy={isFetching} />
      )}
      <EntryPages label={t('pages')} entries={entries} pageSize={pageSize} />
    </div>
  );
}

function Search({ search, onSearch }: { readonly search: string; onSearch(text: string): void }) {
  const t = draftsTexts.useT();
  const { text, type, send } = useTypedSearch(search, onSearch);
  return <SearchBox className={styles.search} label={t('search')} value={text} onChange={type} onSend={send} />;
}

interface ModelChoiceProps {
  readonly models: DraftPage['models'];
  readonly model: string;
  onChange(schemaCode: ModelCode): void;
}

/** Select of the models that have drafts; nothing where there is no choice. */
function ModelChoice({ models, model, onChange }: ModelChoiceProps) {
  const t = draftsTexts.useT();
  const locale = useLocale();
  if (models.length < 2 && model === '') return null;
  const options = models.map(({ schemaCode, name, name_i18n, count }) => ({
    value: schemaCode,
    label: t('modelCount', { name: localised(name, name_i18n, locale), count }),
  }));
  return (
    <Select
      className={styles.model}
      aria-label={t('model')}
      value={model}
      options={[{ value: '', label: t('allModels') }, ...options]}
      onChange={onChange}
    />
  );
}

function None() {
  const t = draftsTexts.useT();
  const navigate = useNavigate();
  const action = (
    <Button type="primary" onClick={() => void navigate('/app-list/applications')}>
      {t('applications')}
    </Button>
  );
  return <EmptyState title={t('empty')} hint={t('emptyHint')} action={action} />;
}
