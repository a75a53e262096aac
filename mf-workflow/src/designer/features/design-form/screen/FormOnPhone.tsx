import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { useShell } from '@portico/shared-kit/remotes/react';
import { formDesignsPath } from '../../../../addresses.model.ts';
import { PageFrame } from '../../../../components/PageFrame.tsx';
import { formDesignTexts } from '../form-design.texts.ts';

/** A small screen is told what designing needs; it takes no lock. */
export function FormOnPhone() {
  const t = formDesignTexts.useT();
  const shell = useShell();
  const back = <Button onClick={() => shell.navigate(formDesignsPath)}>{t('all')}</Button>;
  return (
    <PageFrame title={t('title')}>
      <EmptyState title={t('phone')} hint={t('phoneHint')} action={back} />
    </PageFrame>
  );
}
