export { Moment } from './Moment.tsx';
