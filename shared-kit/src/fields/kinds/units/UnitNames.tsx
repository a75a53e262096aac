import { Fragment } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import { PersonName } from '../../../ui/person-card/PersonName.tsx';
import { type Unit, unitTypes } from '../../../ui/unit-picker/unit-source.ts';
import { joinedWords } from '../../filter-forms.ts';
import { unitName } from '../unit-values.ts';

interface UnitNamesProps {
  readonly units: readonly Unit[];
  readonly isTabStop: boolean;
}

/** People, each with a card, and departments, in the order in which they were chosen. */
export function UnitNames({ units, isTabStop }: UnitNamesProps) {
  const locale = useLocale();
  const comma = units.length > 1 ? joinedWords(['', ''], locale) : '';
  return units.map((unit, index) => (
    <Fragment key={`${unit.unitType} ${unit.id}`}>
      {index > 0 && comma}
      {unit.unitType === unitTypes.person ? <PersonName person={unit} isTabStop={isTabStop} /> : unitName(unit, locale)}
    </Fragment>
  ));
}
