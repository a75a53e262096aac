import { Button } from 'antd/es';
import { useFailure } from '../feedback/use-failure.ts';
import type { UserCard } from '../../contract/organisation.schema.ts';
import { commonTexts, localised, useLocale } from '../../i18n/index.ts';
import { LinesSkeleton } from '../feedback/index.ts';
import { MessageOutlined } from '../icons/index.ts';
import { Portrait } from '../portrait/index.ts';
import { personCardTexts } from './person-card.texts.ts';
import { type PersonFact, personFacts } from './person-facts.model.ts';
import styles from './PersonCard.module.css';
import type { PersonPreview } from './person-preview.ts';
import { useUserCard } from './use-user-card.ts';

/** Card of a person, with the ways to reach them (list spec, section 2: user card). The name is there before the rest is. */
export function PersonCard({ person }: { readonly person: PersonPreview }) {
  const t = personCardTexts.useT();
  const locale = useLocale();
  const { card, error, isLoading, retry } = useUserCard(person.id);
  const user = card ?? person;
  const position = card?.position && localised(card.position, card.position_i18n, locale);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Portrait user={user} size={48} />
        <div className={styles.who}>
          <strong className={styles.name}>{localised(user.name, user.name_i18n, locale)}</strong>
          {card?.isActive === false && <span className={styles.quiet}>{t('left')}</span>}
          {position && <div className={styles.quiet}>{position}</div>}
        </div>
      </div>
      {card !== null && <Facts user={card} />}
      {card === null && (error === null || isLoading) && <LinesSkeleton lines={4} />}
      {error !== null && !isLoading && <Refused error={error} onRetry={retry} />}
    </div>
  );
}

function Facts({ user }: { readonly user: UserCard }) {
  const t = personCardTexts.useT();
  const facts = personFacts(user, useLocale());
  return (
    <>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.key} className={styles.fact}>
            <dt>{t(fact.key)}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <ChatLink user={user} />
    </>
  );
}

function FactValue({ fact: { value, href, path } }: { readonly fact: PersonFact }) {
  const t = personCardTexts.useT();
  if (value === '') return <span className={styles.quiet}>{t('noDepartment')}</span>;
  if (href !== null) return <a href={href}>{value}</a>;
  return (
    <>
      {value}
      {path !== null && <div className={styles.quiet}>{path}</div>}
    </>
  );
}

/** Shown when `relatedType` is DINGTALK, and only then (list spec, section 2: user card). */
function ChatLink({ user: { relatedType, chatUrl } }: { readonly user: UserCard }) {
  const t = personCardTexts.useT();
  if (relatedType !== 'DINGTALK') return null;
  if (chatUrl === null) return <p className={styles.quiet}>{t('noChat')}</p>;
  return (
    <Button block icon={<MessageOutlined />} href={chatUrl} className={styles.chat}>
      {t('chat')}
    </Button>
  );
}

/** Tells the reason for which nothing more is known: users who may not look people up learn that, a person who is gone for good is named. */
function Refused({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const common = commonTexts.useT();
  const { message, canRetry } = useFailure(error);
  return (
    <p role="alert" className={styles.refused}>
      {message}
      {canRetry && (
        <Button type="link" size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
    </p>
  );
}
