declare module 'virtual:first-moves' {
  const exercises: Readonly<Record<string, import('@estratega/lessons').Exercise>>;
  export default exercises;
}
