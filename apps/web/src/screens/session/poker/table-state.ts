export { middleOf, type TableState, tableState } from '../../../ui/poker-table/table-state.ts';
