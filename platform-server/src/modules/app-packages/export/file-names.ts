/** Files of a package, each with its text. */
export type ExportedFiles = readonly (readonly [path: string, text: string])[];

/** A giver of file names for codes: letters, digits, `-` and `_`, none twice in one folder whatever the letters' case. */
export function fileNames(): (code: string) => string {
  const given = new Set<string>();
  return (code) => {
    const plain = code.replaceAll(/[^A-Za-z0-9_-]/g, '_');
    let name = plain;
    for (let number = 2; given.has(name.toLowerCase()); number++) name = `${plain}-${number}`;
    given.add(name.toLowerCase());
    return name;
  };
}
