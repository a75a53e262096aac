import { isApiError, useFailure } from '@portico/shared-kit/api';
import { hasPasswordCharacters, satisfiedRules, passwordRules } from '@portico/shared-kit/contract/password-rules';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { Alert, Button, Form, Input } from 'antd/es';
import { type ReactNode, useState } from 'react';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import styles from './PasswordForm.module.css';
import { settingsTexts } from './settings.texts.ts';
import type { ChangePassword, TypedPasswords } from './use-change-password.ts';

interface PasswordFormProps {
  readonly user: Pick<CurrentUser, 'username' | 'admin'>;
  readonly send: ChangePassword;
  /** The server has taken the new password. */
  readonly onChanged: () => void;
  /** A second button beside the one that sends. */
  readonly other?: ReactNode;
}

interface Fields extends TypedPasswords {
  readonly confirmation: string;
}

/** Old password, new password, confirmation (shell spec, section 5); what was typed stays when the server refuses. */
export function PasswordForm({ user, send, onChanged, other }: PasswordFormProps) {
  const t = settingsTexts.useT();
  const [form] = Form.useForm<Fields>();
  const oldPassword = Form.useWatch('oldPassword', form) ?? '';
  const newPassword = Form.useWatch('newPassword', form) ?? '';
  const { submit, isSending, error } = useSending(send, onChanged);
  const rules = useRules(user.admin);
  const isOldWrong = isApiError(error) && error.errcode === codeOf('oldPasswordWrong');
  return (
    <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={(typed) => void submit(typed)}>
      {error !== undefined && <PasswordFailure error={error} />}
      {/* Lets password managers know whose password it is. */}
      <input
        className={styles.account}
        autoComplete="username"
        value={user.username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Form.Item
        name="oldPassword"
        label={t('password.old')}
        rules={rules.old}
        {...(isOldWrong && { validateStatus: 'error' as const })}
      >
        <Input.Password autoComplete="current-password" maxLength={64} autoFocus />
      </Form.Item>
      <NewPassword isAdmin={user.admin} oldPassword={oldPassword} newPassword={newPassword} />
      <p className={styles.hint}>{t('password.consequence')}</p>
      <div className={styles.buttons}>
        {other}
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('password.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** The new password, what it needs, and its confirmation. */
function NewPassword({ isAdmin, ...typed }: TypedPasswords & { readonly isAdmin: boolean }) {
  const t = settingsTexts.useT();
  const rules = useRules(isAdmin);
  return (
    <>
      <Form.Item
        name="newPassword"
        label={t('password.next')}
        rules={rules.next}
        dependencies={['oldPassword']}
        validateTrigger="onBlur"
      >
        <Input.Password autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <PasswordChecklist typed={typed} isAdmin={isAdmin} />
      <Form.Item
        name="confirmation"
        label={t('password.confirm')}
        rules={rules.confirmation}
        dependencies={['newPassword']}
        validateTrigger="onBlur"
      >
        <Input.Password autoComplete="new-password" maxLength={64} />
      </Form.Item>
    </>
  );
}

function useSending(send: ChangePassword, onChanged: () => void) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async ({ oldPassword, newPassword }: Fields) => {
    setSending(true);
    setError(undefined);
    try {
      await send({ oldPassword, newPassword });
      onChanged();
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  return { submit, isSending, error };
}

interface FieldReader {
  readonly getFieldValue: (name: keyof Fields) => string | undefined;
}

/** A rule of a field; what is missing is said by the rule that it is required. */
function ruleOf(message: string, isKept: (typed: string, fields: FieldReader) => boolean) {
  return (fields: FieldReader) => ({
    validator: (_: unknown, typed: string | undefined) => {
      const isRight = typed === undefined || typed === '' || isKept(typed, fields);
      return isRight ? Promise.resolve() : Promise.reject(new Error(message));
    },
  });
}

/** The rules of the three fields (shell spec, section 5). */
function useRules(isAdmin: boolean) {
  const t = settingsTexts.useT();
  const characters = ruleOf(t('password.characters'), hasPasswordCharacters);
  const isAsAsked = (newPassword: string, { getFieldValue }: FieldReader) => {
    const typed = { oldPassword: getFieldValue('oldPassword') ?? '', newPassword };
    return !hasPasswordCharacters(newPassword) || satisfiedRules(typed, isAdmin).size === passwordRules.length;
  };
  const isSame = (typed: string, { getFieldValue }: FieldReader) => typed === getFieldValue('newPassword');
  return {
    old: [{ required: true, message: t('password.oldRequired') }, characters],
    next: [
      { required: true, message: t('password.nextRequired') },
      characters,
      ruleOf(t('password.broken'), isAsAsked),
    ],
    confirmation: [{ required: true, message: t('password.confirmRequired') }, ruleOf(t('password.differ'), isSame)],
  };
}

function PasswordFailure({ error }: { readonly error: unknown }) {
  const { message, hint } = useFailure(error);
  return <Alert className={styles.failure} type="error" showIcon title={message} description={hint} role="alert" />;
}
