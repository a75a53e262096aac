import type { OptionColour } from '@portico/shared-kit/contract/option-colours';
import { createContext, useContext } from 'react';

/** Returns the colour of a cell of a record; of the record as a whole where the column is null. */
export type ColourOf = (record: { readonly id: string }, columnId: string | null) => OptionColour | null;

/** Colours of a list without rules. */
export const noColours: ColourOf = () => null;

const ColoursContext = createContext<ColourOf>(noColours);

/** Gives the colours of records to what draws them. */
export const ColoursProvider = ColoursContext.Provider;

/** Returns the colours of the records of the list around. */
export const useColours = (): ColourOf => useContext(ColoursContext);
