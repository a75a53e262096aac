import { SafetyOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Form, Input, type InputRef } from 'antd/es';
import { useEffect, useRef, useState } from 'react';
import { SignInFailure } from './SignInFailure.tsx';
import { signInCodeTexts } from './sign-in-code.texts.ts';
import styles from './SignIn.module.css';

interface CodeFormProps {
  readonly onSend: (code: string) => void;
  readonly onBack: () => void;
  readonly isSigningIn: boolean;
  /** Refusal of the last code; undefined before one. */
  readonly error: unknown;
}

/** Attributes of the field: phones offer the code that has come, and its keyboard. */
const fields = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 11 },
  recovery: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 32 },
} as const;

/** The second step of signing in: the code of the app, or a recovery code. The focus is in the field, also after a wrong one. */
export function CodeForm({ onSend, onBack, isSigningIn, error }: CodeFormProps) {
  const t = signInCodeTexts.useT();
  const [kind, setKind] = useState<keyof typeof fields>('app');
  const [form] = Form.useForm<{ code: string }>();
  const field = useRef<InputRef>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.focus({ cursor: 'all' });
  }, [error]);
  const [former, setFormer] = useState<unknown>();
  const handleOther = () => {
    form.resetFields();
    // What was wrong with the one says nothing of the other.
    setFormer(error);
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  return (
    <>
      {error !== undefined && error !== former && <SignInFailure error={error} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        size="large"
        aria-label={t('title')}
        onFinish={({ code }: { code: string }) => onSend(code.trim())}
      >
        <Form.Item
          key={kind}
          name="code"
          label={t(`${kind}.label`)}
          extra={t(`${kind}.hint`)}
          validateTrigger="onSubmit"
          rules={[{ required: true, whitespace: true, message: t(`${kind}.required`) }]}
        >
          <Input ref={field} prefix={<SafetyOutlined />} autoFocus {...fields[kind]} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isSigningIn}>
          {t('submit')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <Button type="link" size="small" onClick={handleOther}>
          {t(`${kind}.other`)}
        </Button>
        <Button type="link" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}
