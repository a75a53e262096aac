import { defineWidget } from '../widget-definition.ts';
import { pageTexts } from './page.texts.ts';
import { PageBody } from './PageBody.tsx';

/** The page, which holds all other widgets. */
export const page = defineWidget({ type: 'Page', useName: () => pageTexts.useT()('name'), Body: PageBody });
