import type { Game, Signals } from '../games/game.ts';
import { type Mention, readMentions } from './read.ts';
import { plainText } from './tokens.ts';

/** What the text says of the player besides themes. */

const NEVER_PLAYED =
  /\b(?:no se (?:jugar|nada)|nunca (?:he )?jug(?:ue|ado)|desde cero|de cero|no (?:se|conozco|entiendo)(?: bien)? (?:las )?reglas)\b/u;

const BEGINNER =
  /\b(?:(?:soy|totalmente|completamente) (?:un |una )?(?:principiante|novat[oa]|nuev[oa]|inexpert[oa])|estoy empezando|recien empiezo|acabo de empezar|empiezo a jugar)\b/u;

const CAUTION =
  /\b(?:deudas?|endeud\w+|debo (?:dinero|plata)|prestamos?|perdi (?:mucho|mucha|todo|toda|dinero|plata|mi|mis|el|la)|perdidas|perdiendo|pierdo (?:mucho|dinero|plata|siempre)|perder (?:dinero|plata)|recuperar (?:lo perdido|lo que|mi dinero|la plata|el dinero|mis)|arruin\w+|ludop\w+|adict\w+|adiccion|no puedo parar|quiebra|quebre|sin (?:dinero|plata|ahorros)|estoy en rojo|hipoteca|alquiler|tarjeta de credito)\b/u;

export interface TextRead extends Signals {
  readonly mentions: readonly Mention[];
}

export const readSignals = (game: Game, text: string): TextRead => {
  const plain = plainText(text);
  const mentions = readMentions(game, text);
  const known = mentions.flatMap(({ tema, polaridad }) => {
    const topic = polaridad === 'sabe' ? game.curriculum.topicById.get(tema) : undefined;
    return topic ? [topic] : [];
  });
  const neverPlayed = NEVER_PLAYED.test(plain);
  return {
    plain,
    mentions,
    neverPlayed,
    beginner: neverPlayed || BEGINNER.test(plain),
    caution: game.wellbeing.length > 0 && CAUTION.test(plain),
    known,
  };
};
