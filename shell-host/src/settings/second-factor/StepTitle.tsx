import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SecondFactor.module.css';

interface StepTitleProps {
  readonly children: ReactNode;
  /** The step has no field that takes the focus. */
  readonly takesFocus?: boolean;
}

/** The title of a step. Where it takes the focus, whoever does not see the step hears that it has come. */
export function StepTitle({ children, takesFocus = false }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={title} className={styles.title} tabIndex={-1}>
      {children}
    </h3>
  );
}
