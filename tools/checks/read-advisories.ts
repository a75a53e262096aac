/** Advisories that do not concern us, by their id, each with the reason. */
const accepted: ReadonlyMap<string, string> = new Map();

/** Severities that a maintained product mends before it ships; the rest is for the next update of the libraries. */
const severe: readonly unknown[] = ['high', 'critical'];

interface Advisory {
  readonly github_advisory_id?: unknown;
  readonly module_name?: unknown;
  readonly severity?: unknown;
  readonly title?: unknown;
  readonly patched_versions?: unknown;
}

/**
 * Returns a line for each severe advisory about the lockfile in what `pnpm audit --json` printed; null where it is no answer
 * of an advisory service, as on a machine without a network.
 */
export function readAdvisories(printed: string): readonly string[] | null {
  const answer = parsed(printed);
  if (typeof answer?.advisories !== 'object' || answer.advisories === null) return null;
  const all: readonly Advisory[] = Object.values(answer.advisories);
  return all
    .filter(({ severity, github_advisory_id: id }) => severe.includes(severity) && !accepted.has(String(id)))
    .map((advisory) => {
      const { github_advisory_id: id, module_name: name, severity, title, patched_versions: mended } = advisory;
      return `${String(name)}: ${String(severity)}, ${String(title)} (${String(id)}), mended in ${String(mended)}`;
    });
}

function parsed(text: string): { readonly advisories?: object | null } | null {
  try {
    return JSON.parse(text) as { readonly advisories?: object | null } | null;
  } catch {
    return null;
  }
}
