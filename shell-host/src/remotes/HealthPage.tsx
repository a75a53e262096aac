import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import { can } from '@portico/shared-kit/permissions';
import type { ComposedRemote, Composition, LoadFailure, LoadState } from '@portico/shared-kit/remotes';
import { EmptyState, useCopy } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Flex, Input, Space } from 'antd/es';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../app/session-context.ts';
import { recordedEvents } from '../app/telemetry.ts';
import styles from './HealthPage.module.css';
import { describeFailure } from './failures.ts';
import { applyOverrides, isAllowed } from './overrides.ts';
import { overridesTexts } from './overrides.texts.ts';
import type { RemoteLoader } from './loader.ts';
import { useRemotes } from './remotes-context.ts';
import { useSlots } from './slots.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';

/** Every remote of this page: its build, its state, and, for those who may, where else to take it from. */
export function HealthPage() {
  const { composition, loader } = useRemotes();
  const t = overridesTexts.useT();
  const common = commonTexts.useT();
  const copy = useCopy();
  useSyncExternalStore(loader.subscribe, () => composition.remotes.map(({ name }) => loader.state(name).kind).join());
  return (
    <div className={styles.page}>
      <Flex justify="space-between" gap={8} wrap>
        <h1 className={styles.title}>{t('health.title')}</h1>
        <Button icon={<CopyOutlined />} onClick={() => copy(stateForSupport(composition, loader))}>
          {common('copyDetails')}
        </Button>
      </Flex>
      <p className={styles.composition}>
        {t('health.composition', { id: composition.id, shell: composition.shell.buildId })}
      </p>
      <div className={styles.remotes}>
        {composition.remotes.map((remote) => (
          <RemoteCard
            key={remote.name}
            remote={loader.remote(remote.name) ?? remote}
            state={loader.state(remote.name)}
          />
        ))}
      </div>
      <h2 className={styles.subtitle}>{t('health.events')}</h2>
      <Events />
    </div>
  );
}

/** Returns the builds and states of this page, as a text to paste into a question to support. */
function stateForSupport({ id, shell, remotes }: Composition, loader: RemoteLoader): string {
  const lines = remotes.map(({ name, buildId }) => `${name} ${buildId} ${loader.state(name).kind}`);
  return [`composition ${id}`, `shell ${shell.buildId}`, ...lines].join('\n');
}

function RemoteCard({ remote, state }: { readonly remote: ComposedRemote; readonly state: LoadState }) {
  const { loader } = useRemotes();
  const t = overridesTexts.useT();
  const session = useSession();
  const failed = state.kind === 'degraded' || state.kind === 'blocked';
  const word = failed ? t(`states.${state.kind}`, { failure: failureWord(state.failure) }) : t(`states.${state.kind}`);
  return (
    <section className={styles.card} aria-label={remote.name}>
      <Flex justify="space-between" gap={8} wrap>
        <strong>{remote.name}</strong>
        <span>{word}</span>
      </Flex>
      <dl className={styles.facts}>
        <dt>{t('health.build')}</dt>
        <dd>{remote.buildId}</dd>
        {remote.owner.team !== '' && (
          <>
            <dt>{t('health.owner')}</dt>
            <dd>
              {remote.owner.team}, {remote.owner.contact}
            </dd>
          </>
        )}
      </dl>
      {failed && <Button onClick={() => loader.retry(remote.name)}>{t('health.retry')}</Button>}
      {session && can(session.permissions, 'composition:override') && (
        <>
          <Widgets remote={remote.name} />
          <OverrideField name={remote.name} />
        </>
      )}
    </section>
  );
}

/** Shows the widgets that the remote contributes to portal pages, each to be seen without a page that has it; the address keeps which one. */
function Widgets({ remote }: { readonly remote: string }) {
  const t = overridesTexts.useT();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const widgets = useSlots()('portal.widget').filter((slot) => slot.remote === remote);
  const shown = widgets.find(({ contribution }) => query.get('widget') === `${remote}/${contribution.id}`);
  return (
    <>
      {widgets.map(({ contribution }) => (
        <Button
          key={contribution.id}
          className={styles.widget}
          onClick={() => setQuery({ widget: `${remote}/${contribution.id}` })}
        >
          {t('health.preview', { widget: contribution.title[locale] })}
        </Button>
      ))}
      {shown && <WidgetPreview slot={shown} onClose={() => setQuery({})} />}
    </>
  );
}

/** The number of the error catalogue beside what exactly failed: `810001 entryUnreachable`. */
function failureWord(failure: LoadFailure): string {
  return `${describeFailure(failure, '', 'en').code} ${failure}`;
}

function OverrideField({ name }: { readonly name: string }) {
  const { overrides, released } = useRemotes();
  const t = overridesTexts.useT();
  const [address, setAddress] = useState(overrides[name] ?? '');
  if (released.overrideOrigins.length === 0) return null;
  return (
    <Space.Compact block>
      <Input
        value={address}
        aria-label={t('health.source')}
        placeholder={t('health.source')}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button
        disabled={!isAllowed(address, released.overrideOrigins)}
        onClick={() => applyOverrides({ ...overrides, [name]: address })}
      >
        {t('health.use')}
      </Button>
    </Space.Compact>
  );
}

function Events() {
  const t = overridesTexts.useT();
  const events = recordedEvents();
  if (events.length === 0) return <EmptyState title={t('health.noEvents')} />;
  return (
    <ol className={styles.events}>
      {events.toReversed().map(({ id, at, remote, name }) => (
        <li key={id}>
          <time>{new Date(at).toLocaleTimeString()}</time> {remote} {name}
        </li>
      ))}
    </ol>
  );
}
