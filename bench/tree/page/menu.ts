/** Number of entries in the menu, in folders of forty. */
const entries = 2000;
const inFolder = 40;

/** An entry of the menu that both trees show. */
interface Entry {
  readonly id: string;
  readonly folder: string | null;
  readonly title: string;
}

/** The menu that both trees show, the same on every run: folders and the pages in them. */
export const menu: readonly Entry[] = Array.from({ length: entries }, (_entry, index) => {
  const first = index - (index % inFolder);
  const isFolder = index === first;
  return {
    id: `n${index}`,
    folder: isFolder ? null : `n${first}`,
    title: isFolder ? `Folder ${index / inFolder}` : `Page ${(index * 7919) % 10_007}`,
  };
});

/** Text that is typed into the search box. */
export const wanted = 'page 7';

/** Every page, and so every folder is open. */
export const everything = 'page';
