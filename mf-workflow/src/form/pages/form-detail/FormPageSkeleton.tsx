import { SkeletonBar, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import { PageFrame } from '../../../components/PageFrame.tsx';
import styles from './FormPageSkeleton.module.css';

/** Fields of each section of the outline. */
const sections: readonly number[] = [6, 4];

/** The outline of the form page: title, sections, labels above fields; what comes then moves as little as can be. */
export function FormPageSkeleton() {
  return (
    <DelayedSkeleton>
      <PageFrame title={<SkeletonBar width={240} height={32} />}>
        {sections.map((fields) => (
          <div key={fields} className={styles.section}>
            <SkeletonBar width={96} height={16} />
            <div className={styles.fields}>
              {Array.from({ length: fields }, (_field, index) => (
                <div key={`field-${String(index)}`} className={styles.field}>
                  <SkeletonBar width={72} height={14} />
                  <SkeletonBar height={32} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </PageFrame>
    </DelayedSkeleton>
  );
}
