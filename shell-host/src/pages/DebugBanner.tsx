import { Alert, Button } from 'antd/es';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pagesTexts } from './pages.texts.ts';

const items = { rule: 'debugRuleCode', schema: 'debugSchemaCode' } as const;

/**
 * Says that a business rule is being debugged: its code and its model's are in local storage, and the address has a
 * debugId (shell spec, section 2). Draws nothing where one of the three is missing.
 */
export function DebugBanner() {
  const t = pagesTexts.useT();
  const [search] = useSearchParams();
  const [isOver, setOver] = useState(false);
  const rule = localStorage.getItem(items.rule);
  const schema = localStorage.getItem(items.schema);
  if (isOver || !rule || !schema || !search.get('debugId')) return null;
  const stop = () => {
    for (const item of Object.values(items)) localStorage.removeItem(item);
    setOver(true);
  };
  return (
    <Alert
      banner
      type="warning"
      title={t('debug.title', { rule, schema })}
      action={
        <Button size="small" onClick={stop}>
          {t('debug.stop')}
        </Button>
      }
    />
  );
}
