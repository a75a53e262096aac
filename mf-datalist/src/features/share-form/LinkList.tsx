import type { ModelCode } from '@portico/shared-kit/contract/ids';
import {
  useDeleteExternalLinkMutation,
  useSwitchExternalLinkMutation,
} from '@portico/shared-kit/api/external-links.api';
import type { ExternalLink, ExternalLinks } from '@portico/shared-kit/contract/external-links.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { DeleteOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popconfirm, Tag } from 'antd';
import { LinkAddress } from './LinkAddress.tsx';
import { shareFormTexts } from './share-form.texts.ts';
import styles from './ShareForm.module.css';

/** Date format code with minutes (list spec, section 9). */
const toMinutes = 3;
const colours = { open: 'success', disabled: 'default', expired: 'default', full: 'processing', blocked: 'warning' };

interface LinkListProps {
  readonly schemaCode: ModelCode;
  readonly links: ExternalLinks;
}

/** The links of a model, newest first, with what can be done about each. */
export function LinkList({ schemaCode, links: { items, forms } }: LinkListProps) {
  const t = shareFormTexts.useT();
  if (items.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  return (
    <ul className={styles.list}>
      {items.map((link) => (
        <Entry key={link.id} schemaCode={schemaCode} link={link} isNamedByForm={forms.length > 1} forms={forms} />
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly schemaCode: ModelCode;
  readonly link: ExternalLink;
  readonly isNamedByForm: boolean;
  readonly forms: ExternalLinks['forms'];
}

function Entry({ schemaCode, link, isNamedByForm, forms }: EntryProps) {
  const t = shareFormTexts.useT();
  const locale = useLocale();
  const { state, answers: count, maxAnswers: most, expiresTime, creater } = link;
  const name = link.name === '' ? t('unnamed') : link.name;
  const form = forms.find(({ code }) => code === link.sheetCode);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <b className={styles.name}>{name}</b>
        <Tag color={colours[state]}>{t(`state.${state}`)}</Tag>
        <Tools schemaCode={schemaCode} link={link} name={name} />
      </div>
      <div className={styles.facts}>
        {isNamedByForm && form !== undefined && <span>{localised(form.name, form.name_i18n, locale)}</span>}
        <span>{most === null ? t('answers', { count }) : t('answersOf', { count, most })}</span>
        <span>{t('until', { time: formatDate(expiresTime, toMinutes) })}</span>
        <span>{t('by', { user: localised(creater.name, creater.name_i18n, locale) })}</span>
      </div>
      {state === 'blocked' && <p className={styles.hint}>{t('blockedHint')}</p>}
      {state === 'open' && <LinkAddress formid={link.formid} name={name} />}
    </li>
  );
}

function Tools({ schemaCode, link: { id, state }, name }: Pick<EntryProps, 'schemaCode' | 'link'> & { name: string }) {
  const t = shareFormTexts.useT();
  const common = commonTexts.useT();
  const [change, changing] = useSwitchExternalLinkMutation();
  const [remove, removing] = useDeleteExternalLinkMutation();
  const isDisabled = state === 'disabled';
  return (
    <div className={styles.tools}>
      {(isDisabled || state === 'open') && (
        <Button
          size="small"
          loading={changing.isLoading}
          aria-label={common('labelled', { label: t(isDisabled ? 'enable' : 'disable'), value: name })}
          onClick={() => void change({ schemaCode, id, disabled: !isDisabled })}
        >
          {t(isDisabled ? 'enable' : 'disable')}
        </Button>
      )}
      <Popconfirm
        title={t('remove', { name })}
        description={t('removeSure')}
        okText={t('removeOk')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        onConfirm={() => void remove({ schemaCode, id })}
      >
        <Button
          type="text"
          size="small"
          loading={removing.isLoading}
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={common('labelled', { label: t('removeShort'), value: name })}
        />
      </Popconfirm>
    </div>
  );
}
