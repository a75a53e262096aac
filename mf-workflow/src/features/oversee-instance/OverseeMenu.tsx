import { useGetOversightQuery } from '@portico/shared-kit/api/workflow-oversight.api';
import type { OverseeAction, Oversight } from '@portico/shared-kit/contract/workflow-oversight.schema';
import { DownOutlined, EllipsisOutlined } from '@portico/shared-kit/ui/icons';
import { lazyPart } from '@portico/shared-kit/ui/lazy';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Suspense, useRef, useState } from 'react';
import styles from './OverseeMenu.module.css';
import { graveActions } from './oversee.model.ts';
import { overseeTexts } from './oversee.texts.ts';

const OverseeDialog = lazyPart(async () => (await import('./OverseeDialog.tsx')).OverseeDialog);

interface OverseeMenuProps {
  readonly workflowInstanceId: string;
  /** A small button of a row: what may be done is asked when it is opened. Else the button stands only where there is something. */
  readonly isRow?: boolean;
}

/** What the user may do to a workflow as a whole: as its originator, by having part in it, or by overseeing all of them. */
export function OverseeMenu({ workflowInstanceId, isRow = false }: OverseeMenuProps) {
  const t = overseeTexts.useT();
  const [isOpened, setOpened] = useState(false);
  const [asked, setAsked] = useState<OverseeAction | null>(null);
  const { data } = useGetOversightQuery({ workflowInstanceId }, { skip: isRow && !isOpened });
  const items = useMenuItems(data);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (action: OverseeAction) => {
    // The entry goes with its menu: the dialog gives the focus back to the button.
    opener.current?.focus();
    setAsked(action);
  };
  if (!isRow && (data === undefined || data.actions.length === 0)) return null;
  const button = isRow ? (
    <Button ref={opener} type="text" size="small" icon={<EllipsisOutlined />} aria-label={t('menu')} />
  ) : (
    <Button ref={opener} icon={<DownOutlined />} iconPlacement="end">
      {t('menu')}
    </Button>
  );
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, onClick: ({ key }) => choose(key as OverseeAction) }}
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
      >
        {button}
      </Dropdown>
      {asked !== null && data !== undefined && (
        <Suspense fallback={null}>
          <OverseeDialog
            key={asked}
            workflowInstanceId={workflowInstanceId}
            action={asked}
            oversight={data}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What people say, who works, and what ends it: in groups. */
const groups: readonly (readonly OverseeAction[])[] = [
  ['urge', 'communicate'],
  ['adjustParticipants', 'adjustParticipant', 'activateActivity', 'cancelActivity', 'modifyOwner'],
  ['finish', 'abort', 'void'],
];

type Items = NonNullable<MenuProps['items']>;

/** Each action with why it cannot be taken now, in groups parted by lines. */
function useMenuItems(oversight: Oversight | undefined): Items {
  const t = overseeTexts.useT();
  if (oversight === undefined) return [{ key: 'loading', disabled: true, label: t('loading') }];
  const { actions } = oversight;
  if (actions.length === 0) return [{ key: 'nothing', disabled: true, label: t('nothing') }];
  const shown = groups.map((group) => actions.filter(({ action }) => group.includes(action)));
  return shown
    .filter((group) => group.length > 0)
    .flatMap(
      (group, index): Items => [
        ...(index === 0 ? [] : [{ key: `line${index}`, type: 'divider' as const }]),
        ...group.map(({ action, refusal }) => ({
          key: action,
          disabled: refusal !== null,
          danger: action !== 'finish' && action !== 'cancelActivity' && graveActions.has(action),
          label: (
            <span className={styles['entry']}>
              {t(`action.${action}`)}
              {refusal !== null && <small className={styles['why']}>{t(`why.${refusal}`)}</small>}
            </span>
          ),
        })),
      ],
    );
}
