import { Segmented } from 'antd/es';
import { type ReactNode, useState } from 'react';
import { designerTexts } from '../designer.texts.ts';
import styles from './DesignerParts.module.css';

interface DesignerPartsProps {
  /** Name of what can be put on the canvas. */
  readonly label: string;
  readonly palette: ReactNode;
  readonly outline: ReactNode;
}

/** Column beside the canvas: what can be put on it, or the outline of what stands there. */
export function DesignerParts({ label, palette, outline }: DesignerPartsProps) {
  const t = designerTexts.useT();
  const [shown, setShown] = useState<'palette' | 'outline'>('palette');
  return (
    <>
      <div className={styles.choice}>
        <Segmented
          block
          value={shown}
          options={[
            { value: 'palette', label },
            { value: 'outline', label: t('outline') },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'palette' ? palette : <div className={styles.outline}>{outline}</div>}
    </>
  );
}
