import { writeFileSync } from 'node:fs';
import { inRoot } from '../federation/workspace.ts';
import { widthTable } from './width-table.ts';

writeFileSync(inRoot('shared-kit/src/print/measure/width-table.ts'), await widthTable());
