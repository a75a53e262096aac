import { portalTexts } from '../../portal.texts.ts';
import { defineWidget } from '../widget-definition.ts';
import { MyApplication } from './MyApplication.tsx';

export const myApplication = defineWidget({
  type: 'MyApplication',
  useName: () => portalTexts.useT()('myApplication.name'),
  Body: MyApplication,
});
