import { choice, defaultsOf, type SettingsSchema } from '../settings.ts';

/** Controls by which people and departments are chosen (list spec, section 3: choiceType). */
export const unitChoices = { typed: 1, popup: 2, tree: 3 } as const;
/** 1 by typing, with a dialog beside it; 2 in the dialog alone; 3 in the organisation's tree. */
export type UnitChoice = (typeof unitChoices)[keyof typeof unitChoices];

/** The settings of people and departments. */
export interface UnitSettings {
  readonly choiceType: UnitChoice;
}

/** Rules by which the settings of people and departments are read. */
export const unitSettings: SettingsSchema<UnitSettings> = {
  choiceType: choice([unitChoices.typed, unitChoices.popup, unitChoices.tree]),
};

/** Chosen by typing. */
export const unitDefaults: UnitSettings = defaultsOf(unitSettings);
