export { tableLabel } from '../../../ui/poker-table/table-words.ts';
