// `npm run variables`: writes the tables of variables in docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVariableTables } from './variable-tables.ts';

const path = join(import.meta.dirname, '../../../docs/operations.md');
writeFileSync(path, withVariableTables(readFileSync(path, 'utf8')));
