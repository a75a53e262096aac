import { CheckOutlined, SendOutlined, TableOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import { itemsTexts } from '../../work-list/items.texts.ts';

interface ItemsBarProps {
  readonly count: number;
  onAgree(): void;
  onForward(): void;
  /** Null where none of them can be claimed. */
  readonly onClaim: (() => void) | null;
  onReview(): void;
  onClear(): void;
}

/** Bar of the actions on the selected items that are to do. */
export function ItemsBar({ count, onAgree, onForward, onClaim, onReview, onClear }: ItemsBarProps) {
  const t = itemsTexts.useT();
  return (
    <SelectionBar count={count} onClear={onClear}>
      <Button type="primary" icon={<CheckOutlined aria-hidden="true" />} onClick={onAgree}>
        {t('agree')}
      </Button>
      {onClaim !== null && <Button onClick={onClaim}>{t('claim')}</Button>}
      <Button icon={<SendOutlined aria-hidden="true" />} onClick={onForward}>
        {t('forward')}
      </Button>
      <Button icon={<TableOutlined aria-hidden="true" />} onClick={onReview}>
        {t('review')}
      </Button>
    </SelectionBar>
  );
}
