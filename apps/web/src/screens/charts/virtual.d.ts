declare module 'virtual:chart-list' {
  const list: readonly import('./group.ts').ChartSummary[];
  export default list;
}
declare module 'virtual:chart-groups' {
  const groups: Readonly<Record<string, () => Promise<{ default: import('./group.ts').ChartGroup }>>>;
  export default groups;
}
