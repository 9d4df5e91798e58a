/** Where a game against Estratega may begin: the first moves of what a player studies, by the theme that teaches it. */
export interface Opening {
  readonly nombre: string;
  readonly jugadas: readonly string[];
}

const opening = (nombre: string, jugadas: string): Opening => ({ nombre, jugadas: jugadas.split(' ') });

/** As far as the name goes and no farther: what comes then is for the player to find. */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  'aj-ape-abiertas': opening('Abierta', 'e2e4 e7e5 g1f3 b8c6'),
  'aj-ape-siciliana': opening('Siciliana', 'e2e4 c7c5'),
  'aj-ape-francesa': opening('Francesa', 'e2e4 e7e6 d2d4 d7d5'),
  'aj-ape-carokann': opening('Caro-Kann', 'e2e4 c7c6 d2d4 d7d5'),
  'aj-ape-gambitodama': opening('Gambito de dama', 'd2d4 d7d5 c2c4'),
  'aj-ape-indias': opening('India', 'd2d4 g8f6 c2c4 g7g6'),
  'aj-ape-benoni': opening('Benoni', 'd2d4 g8f6 c2c4 c7c5 d4d5'),
  'aj-ape-flanco': opening('Inglesa', 'c2c4'),
  'aj-ape-sistemas': opening('Londres', 'd2d4 d7d5 c1f4'),
  'aj-ape-gambitos': opening('Gambito de rey', 'e2e4 e7e5 f2f4'),
};
