const item = 'portico-return';

/** Remembers in this tab where its user wants to go, while they are at the provider of OpenID Connect. */
export function keepReturn(target: string): void {
  sessionStorage.setItem(item, target);
}

/** Returns the target that the user of this tab wanted to go to; null where nothing is remembered, as in a tab that the provider opened. */
export function storedReturn(): string | null {
  return sessionStorage.getItem(item);
}

/** Forgets it, as signing out does (shell spec, section 4). */
export function forgetReturn(): void {
  sessionStorage.removeItem(item);
}
