export { Away } from './away.tsx';
export { Close } from './close.tsx';
export { Reading } from './reading.tsx';
