import { openLargeList } from '../large-list/large-list.ts';
import { measureCorrections } from './corrections.ts';

const [, , home = '', count = ''] = process.argv;
const open = await openLargeList(home, 1_000);
try {
  console.log(JSON.stringify(await measureCorrections(open, Number(count))));
} finally {
  await open.close();
}
