import { Alert } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { canvasTexts } from '../canvas.texts.ts';
import './bpmn-signs.css';
import styles from './Canvas.module.css';

interface DesignCanvasProps {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly hasFailed: boolean;
  readonly isReady: boolean;
  /** Content beside the diagram. */
  readonly children?: ReactNode;
}

/** Area in which the diagram is drawn. */
export function DesignCanvas({ containerRef, hasFailed, isReady, children }: DesignCanvasProps) {
  const t = canvasTexts.useT();
  return (
    <div className={styles.frame}>
      {children}
      {hasFailed && <Alert type="error" showIcon title={t('failed')} />}
      <div
        ref={containerRef}
        role="group"
        aria-label={t('canvas')}
        className={styles.canvas}
        data-ready={isReady}
        hidden={hasFailed}
      />
    </div>
  );
}
