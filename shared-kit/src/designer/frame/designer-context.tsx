import { createContext, type Provider, useContext } from 'react';

/** Context of a designer's screen: what gives it, and the hook that reads it, which throws outside of the designer. */
export function createDesignerContext<TValue>(name: string): {
  readonly Provider: Provider<TValue | null>;
  readonly useValue: () => TValue;
} {
  const Context = createContext<TValue | null>(null);
  return {
    Provider: Context.Provider,
    useValue() {
      const value = useContext(Context);
      if (value === null) throw new Error(`${name} was used outside of its designer`);
      return value;
    },
  };
}
