/** The browser's work in an end-to-end run, in figures that do not depend on how fast the machine is. */
export interface BrowserUse {
  /** Browser contexts that were opened, each with an empty HTTP cache. */
  readonly contexts: number;
  /** Documents that were loaded, those of frames too. */
  readonly pages: number;
}

/** Adds up what stories used, one line of JSON each. */
export function sumOfUse(lines: string): BrowserUse {
  const each = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BrowserUse);
  const sum = (key: keyof BrowserUse) => each.reduce((total, use) => total + use[key], 0);
  return { contexts: sum('contexts'), pages: sum('pages') };
}

/** Returns what is above the maximum and what to do about it; null where nothing is. */
export function overBudget(use: BrowserUse, maximum: BrowserUse): string | null {
  const over = (['contexts', 'pages'] as const)
    .filter((key) => use[key] > maximum[key])
    .map((key) => `${use[key]} ${key}, at most ${maximum[key]}`);
  if (over.length === 0) return null;
  return (
    `The end-to-end tests use more of the browser than e2e/budget.json allows: ${over.join('; ')}. ` +
    'Let stories share a context and go on within the portal, or raise the maximum and say why.'
  );
}

/** Returns the figures as one line. */
export function describeUse({ contexts, pages }: BrowserUse): string {
  return `${contexts} contexts, ${pages} pages`;
}
