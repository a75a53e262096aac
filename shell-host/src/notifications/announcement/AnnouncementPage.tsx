import { useFailure } from '@portico/shared-kit/api';
import { useSendAnnouncementMutation } from '@portico/shared-kit/api/notifications.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { announcementLimits as limits } from '@portico/shared-kit/contract/announcement-limits';
import { charactersOver } from '@portico/shared-kit/formats';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { Alert, App, Button, Form } from 'antd/es';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './AnnouncementPage.module.css';
import { announcementTexts } from './announcement.texts.ts';

const nothing = { title: '', content: '' };

/** Writes an announcement to everybody; what was written stays until it has been sent. */
export function AnnouncementPage() {
  const t = announcementTexts.useT();
  const [written, setWritten] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const { send, isLoading, error } = useSending(written);
  const failure = useFailure(error);
  const problemOf = (name: keyof typeof nothing) => (isTried && written[name].trim() === '' ? t('missing') : undefined);
  const isWrong = Object.values(written).some((text) => text.trim() === '') || isTooLong(written);
  const handleSend = () => {
    setTried(true);
    if (!isWrong) send();
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {error !== undefined && <Alert type="error" showIcon title={failure.message} description={failure.hint} />}
      <Form layout="vertical">
        {(['title', 'content'] as const).map((name) => (
          <Form.Item
            key={name}
            label={t(name === 'title' ? 'subject' : 'content')}
            htmlFor={`announcement-${name}`}
            required
            validateStatus={problemOf(name) === undefined ? '' : 'error'}
            help={problemOf(name)}
            {...(name === 'content' ? { extra: t('contentHint') } : {})}
          >
            <LimitedTextArea
              id={`announcement-${name}`}
              value={written[name]}
              rows={name === 'title' ? 1 : 10}
              limit={limits[name]}
              isRequired
              invalid={problemOf(name) !== undefined}
              onChange={(text) => setWritten({ ...written, [name]: text })}
            />
          </Form.Item>
        ))}
        <Button type="primary" loading={isLoading} onClick={handleSend}>
          {t('send')}
        </Button>
      </Form>
    </div>
  );
}

const isTooLong = ({ title, content }: typeof nothing) =>
  charactersOver(title, limits.title) > 0 || charactersOver(content, limits.content) > 0;

/** Asks once more, sends, and goes on to the notifications, where it stands. */
function useSending({ title, content }: typeof nothing) {
  const t = announcementTexts.useT();
  const { modal } = App.useApp();
  const toast = useToast();
  const navigate = useNavigate();
  // One for each page: pressing again after a lost answer sends it once.
  const [requestId] = useState(randomId);
  const [announce, { isLoading, error }] = useSendAnnouncementMutation();
  const deliver = async () => {
    const answer = await announce({ title: title.trim(), content: content.trim(), requestId });
    if (answer.data === undefined) return;
    toast.success(t('sent', { count: answer.data.recipientCount }));
    await navigate('/message-notification', { replace: true });
  };
  const send = () =>
    void modal.confirm({
      title: t('confirm', { title: title.trim() }),
      content: t('confirmHint'),
      okText: t('send'),
      onOk: deliver,
    });
  return { send, isLoading, error };
}
