import { Button, Spin } from 'antd/es';
import { commonTexts } from '../../i18n/common.texts.ts';
import { fieldUiTexts } from '../field-ui.texts.ts';
import type { Loaded } from './use-loaded.ts';

/** Hint that an opened picker shows in place of entries: loading, failed with a retry, or nothing found. */
export function LoadHint({ loaded }: { loaded: Loaded<unknown> }) {
  const t = fieldUiTexts.useT();
  const tCommon = commonTexts.useT();
  if (loaded.isLoading) return <Spin size="small" />;
  if (!loaded.hasFailed) return t('nobodyFound');
  return (
    <span role="alert">
      {t('loadFailed')}
      <Button type="link" size="small" onClick={loaded.retry}>
        {tCommon('retry')}
      </Button>
    </span>
  );
}
