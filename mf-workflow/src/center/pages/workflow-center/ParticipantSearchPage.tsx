import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import type { PersonValue, Property } from '@portico/shared-kit/fields';
import { FieldEditor, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { searchTexts } from '../../features/search-workflows/search.texts.ts';
import { useParticipant } from '../../features/search-workflows/use-participant.ts';
import { WorkLoadPanel } from '../../features/search-workflows/WorkLoadPanel.tsx';
import { WorkLoadRanking } from '../../features/search-workflows/WorkLoadRanking.tsx';
import { ParticipantTasks } from './ParticipantTasks.tsx';
import styles from './ParticipantSearchPage.module.css';

/** Page of the work that waits for a person and that they have handled (shell spec, section 2: for system and root administrators). */
export function ParticipantSearchPage() {
  const t = searchTexts.useT();
  const services = useApiFieldServices();
  const [participant, choose] = useParticipant();
  const isPhone = useIsPhone();
  const load = participant !== null && <WorkLoadPanel participantId={participant.id} />;
  return (
    <FieldServicesProvider services={services}>
      <PageFrame title={t('items.title')}>
        <ParticipantPicker value={participant} onChange={choose} />
        {!isPhone && load}
        {participant === null ? (
          <WorkLoadRanking onChoose={choose} />
        ) : (
          <ParticipantTasks key={participant.id} participantId={participant.id} />
        )}
        {isPhone && load}
      </PageFrame>
    </FieldServicesProvider>
  );
}

interface ParticipantPickerProps {
  readonly value: PersonValue | null;
  onChange(value: PersonValue | null): void;
}

function ParticipantPicker({ value, onChange }: ParticipantPickerProps) {
  const t = searchTexts.useT();
  // Drawn as a field that holds one person.
  const property: Property = { code: 'participant', name: t('items.participant'), propertyType: 50 };
  return (
    <div className={styles.picker}>
      <label htmlFor={property.code}>{property.name}</label>
      <FieldEditor
        id={property.code}
        property={property}
        value={value}
        onChange={(chosen) => onChange(chosen as PersonValue | null)}
      />
    </div>
  );
}
