import type {
  AdviseIndexesInput,
  IndexAdvice,
  IndexDefinition,
} from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { IndexDialog } from './IndexDialog.tsx';
import { useIndexNames } from './item-names.ts';
import { indexAdvisorTexts } from './index-advisor.texts.ts';
import { useSlowList } from './use-slow-list.ts';

interface SlowHintProps {
  readonly config: ListConfig;
  /** The list that took long. */
  readonly list: AdviseIndexesInput;
  /** Called when an index for it has become ready. */
  readonly onQuick: () => void;
}

/** Says why a list took long and what helps; whoever may manage models gets the button that makes an index. */
export function SlowHint({ config, list, onQuick }: SlowHintProps) {
  const t = indexAdvisorTexts.useT();
  const advice = useSlowList(list, onQuick);
  const words = useHint(config, advice);
  const [isHidden, setHidden] = useState(false);
  const [opened, setOpened] = useState<readonly IndexDefinition[] | null>(null);
  const mayMake = useShell().can('model:index');
  const items = advice?.items ?? [];
  const isBeingMade = advice?.isBeingMade === true;
  const hasIndex = items.length > 0;
  return (
    <>
      {words !== null && !isHidden && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={hasIndex && !mayMake && !isBeingMade ? t('hint.askAdmin', { hint: words }) : words}
          closable={{ onClose: () => setHidden(true), 'aria-label': t('hint.close') }}
          action={
            mayMake &&
            (hasIndex || isBeingMade) && (
              <Button size="small" onClick={() => setOpened(items)}>
                {t(isBeingMade ? 'hint.progress' : 'hint.make')}
              </Button>
            )
          }
        />
      )}
      {/* It stays when the list has become quick meanwhile. */}
      {opened !== null && <IndexDialog config={config} wanted={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useHint(config: ListConfig, advice: IndexAdvice | undefined): string | null {
  const t = indexAdvisorTexts.useT();
  const nameOf = useIndexNames(config);
  if (advice === undefined) return null;
  const { reason, items, isBeingMade } = advice;
  if (isBeingMade) return t('hint.making');
  const names = [...new Set(items.map(nameOf))].join(t('separator'));
  if (reason === 'filter') return names === '' ? t('hint.filterNone') : t('hint.filter', { items: names });
  if (names !== '') return t('hint.sort', { items: names });
  return reason === 'search' || reason === 'broad' ? t(`hint.${reason}`) : null;
}
