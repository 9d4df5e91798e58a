import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/runs.ts';
import { readFreeText } from '../index.ts';
import development from './development.json' with { type: 'json' };
import forum from './forum-development.json' with { type: 'json' };
import fresh from './forum-fresh.json' with { type: 'json' };
import last from './forum-last.json' with { type: 'json' };
import secondTuned from './forum-second-development.json' with { type: 'json' };
import second from './forum-second-unseen.json' with { type: 'json' };
import unseen from './forum-unseen.json' with { type: 'json' };
import heldOut from './held-out.json' with { type: 'json' };
import { scoreReader } from './score.ts';

describe('what a free text is understood to say', () => {
  it('reads the sentences it was made with', () => {
    const { f1, polarity, mistakes } = scoreReader(development);
    expect(f1, mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(polarity).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['Ajedrez', 'No sé dar mate', [['aj-fin-mates', 'no_sabe']]],
    ['Ajedrez', 'Con negras pierdo siempre', [['aj-ape-repertorio', 'no_sabe']]],
    ['Ajedrez', 'Mis alfiles no hacen nada', [['aj-est-actividad', 'no_sabe']]],
    ['Poker Texas Holdem', 'No sé jugar el turn', [['pk-pos-turn', 'no_sabe']]],
    ['Poker Texas Holdem', 'En las ciegas pierdo mucho', [['pk-pre-cigrande', 'no_sabe']]],
    ['Poker Texas Holdem', 'Me cuesta tirar un par alto', [['pk-pos-control', 'no_sabe']]],
  ] as const)('%s, plain words of people who know no terms: «%s»', (campo, text, wanted) => {
    expect(readFreeText(campo, text).map(({ tema, polaridad }) => [tema, polaridad])).toEqual(wanted);
  });

  it.each([
    [
      'Ajedrez',
      'dejo piezas regaladas todo el tiempo y cuando ataco nunca sé cómo rematar',
      ['aj-fun-seguridad', 'aj-est-ataque', 'aj-fin-conversion'],
    ],
    [
      'Ajedrez',
      'Calculo mal las variantes largas y los finales de torres con peón de más se me van a tablas',
      ['aj-cal-variantes', 'aj-fin-torrepractica'],
    ],
    [
      'Poker Texas Holdem',
      'quisiera aprender a parar la sesión a tiempo y a hacer valor fino en el river',
      ['pk-cas-sesion', 'pk-pos-valor', 'pk-pos-river'],
    ],
  ] as const)('%s, two things said in one go: «%s»', (campo, text, wanted) => {
    const read = readFreeText(campo, text).map(({ tema }) => tema);
    expect(read).toEqual(expect.arrayContaining([...wanted]));
  });

  it('takes «la pifio» as how it goes with what was named', () => {
    const read = (text: string): readonly string[] => readFreeText('Ajedrez', text).map(({ tema }) => tema);
    expect(read('En los finales de peones siempre la pifio')).toEqual(['aj-fin-peones']);
    expect(read('Siempre la pifio')).toEqual(['aj-fun-seguridad']);
  });

  it('does not take «llego bien» for mastery: it says where the trouble begins', () => {
    const text = 'Llego bien a la mitad del torneo pero con 15 ciegas no sé qué hacer';
    const said = readFreeText('Poker Texas Holdem', text).map(({ tema, polaridad }) => `${tema} ${polaridad}`);
    expect(said).toContain('pk-tor-pushfold no_sabe');
    expect(said.filter((one) => one.endsWith(' sabe'))).toEqual([]);
  });

  it('takes «y poco más» as the end of what is known, not as a doubt about it', () => {
    const said = readFreeText(
      'Ajedrez',
      'Sé cómo se mueven las piezas y poco más. Me comen piezas sin que me dé cuenta',
    );
    expect(said.map(({ tema, polaridad }) => [tema, polaridad])).toEqual([
      ['aj-fun-reglas', 'sabe'],
      ['aj-fun-seguridad', 'no_sabe'],
    ]);
  });

  it.each([
    ['Ajedrez', 'Los finales de torre los sé desde el 89 pero en la práctica se me escapan', ['aj-fin-torre']],
    ['Ajedrez', 'La oposición me la sé de memoria y en la partida no me sale', ['aj-fin-oposicion']],
    ['Ajedrez', 'Estudié la siciliana. A la hora de jugarla se me olvida todo', ['aj-ape-siciliana']],
    ['Poker Texas Holdem', 'Las pot odds me las sé, en la mesa se me olvidan', ['pk-mat-odds']],
    ['Poker Texas Holdem', 'Domino el push fold pero cuando juego hago cualquier cosa', ['pk-tor-pushfold']],
    // Not known at all, or lost somewhere else: no matter of practice.
    ['Ajedrez', 'No conozco los finales de torre y en la partida me pierdo', []],
    ['Ajedrez', 'Sé los finales de peones, pero en las partidas la siciliana no la entiendo', []],
    ['Poker Texas Holdem', 'Las pot odds me las sé y el river me cuesta en la mesa', []],
  ] as const)('%s, «%s»: known in theory and lost in practice: %j', (campo, text, themes) => {
    const said = readFreeText(campo, text);
    expect(said.flatMap(({ tema, practica }) => (practica ? [tema] : []))).toEqual(themes);
    for (const { polaridad, practica } of said) if (practica) expect(polaridad).toBe('no_sabe');
  });

  it.each([
    ['Ajedrez', 'Aperturas no.', 'aj-ape-'],
    ['Ajedrez', 'Quiero táctica, aperturas no', 'aj-ape-'],
    ['Ajedrez', 'Los gambitos no, gracias', 'aj-ape-gambitos'],
    ['Ajedrez', 'Nada de finales, por favor', 'aj-fin-'],
    ['Poker Texas Holdem', 'GTO no. Solo quiero pulir el preflop', 'pk-gto-'],
    ['Poker Texas Holdem', 'Nada de ICM', 'pk-tor-icm'],
    ['Poker Texas Holdem', 'El solver ni hablar', 'pk-gto-solver'],
  ] as const)('%s, «%s»: %s is left out', (campo, text, theme) => {
    const said = readFreeText(campo, text).filter(({ tema }) => tema.startsWith(theme));
    expect(said.length).toBeGreaterThan(0);
    for (const { polaridad, duda } of said) expect({ polaridad, duda }).toEqual({ polaridad: 'evita' });
  });

  it.each(['cuando me pagan el 3-bet no sé qué hacer', 'No sé qué hacer cuando me pagan el 3bet y no ligo'])(
    '«%s» is one pot and no crowd',
    (text) => {
      expect(readFreeText('Poker Texas Holdem', text).map(({ tema }) => tema)).toEqual(['pk-pos-bote3bet']);
    },
  );

  it('reads what players write on forums, the half that was tuned with and the half that was not', () => {
    const tuned = scoreReader(forum);
    expect(tuned.f1, tuned.mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
    for (const game of ['ajedrez', 'poker'] as const) {
      const kept = scoreReader({ ajedrez: [], poker: [], [game]: unseen[game] });
      expect(kept.f1, game).toBeGreaterThanOrEqual(0.82);
      expect(kept.polarity, game).toBeGreaterThanOrEqual(0.93);
    }
    expect(
      forum.ajedrez.length + forum.poker.length + unseen.ajedrez.length + unseen.poker.length,
    ).toBeGreaterThanOrEqual(200);
  });

  it('reads well over all sentences that were never tuned with, the hardest included', () => {
    for (const game of ['ajedrez', 'poker'] as const) {
      const sentences = [...unseen[game], ...last[game], ...second[game], ...heldOut[game]];
      expect(sentences.length).toBeGreaterThanOrEqual(140);
      const { f1, polarity } = scoreReader({ ajedrez: [], poker: [], [game]: sentences });
      expect(f1, game).toBeGreaterThanOrEqual(0.82);
      expect(polarity, game).toBeGreaterThanOrEqual(0.93);
      const tuned = scoreReader({ ajedrez: [], poker: [], [game]: secondTuned[game] });
      expect(tuned.f1, tuned.mistakes.join('\n')).toBeGreaterThanOrEqual(0.9);
      expect(tuned.polarity, tuned.mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
    }
  });

  it.each([
    ['los fish me pagan todo y no saco valor', ['pk-pos-valor no_sabe']],
    ['quiero jugar mejor contra los fish', ['pk-exp-tipos quiere']],
    ['con 30 bb no se si resubir o flatear', ['pk-tor-stackmedio no_sabe']],
    ['no se flatear', ['pk-pre-flat no_sabe']],
    ['me da pereza estudiar gto, prefiero aprender a explotar', ['pk-gto-intro evita', 'pk-exp-ajustes quiere']],
    ['uso el hud y no saco nada en limpio', ['pk-exp-hud no_sabe']],
    // A habit is not mastery.
    ['uso el hud', []],
    ['juego spins de 5 euros', []],
    ['juego muchos PKO', []],
    ['las donk bets me descolocan', ['pk-pos-sonda no_sabe']],
    ['las donk bets me salen bien', ['pk-pos-sonda sabe']],
    ['kiero aprender icm xq me revientan en la burbuja', ['pk-tor-icm quiere', 'pk-tor-burbuja no_sabe']],
    ['mejorar el river', ['pk-pos-river quiere']],
    ['ando flojito en el river', ['pk-pos-river no_sabe']],
  ])('«%s»: %j', (text, expected) => {
    const found = readFreeText('Poker Texas Holdem', text).map(({ tema, polaridad }) => `${tema} ${polaridad}`);
    expect(found).toEqual(expected);
  });

  it('reads the grammar of negation, of exceptions and of questions', () => {
    const { f1, polarity, mistakes } = scoreReader(fresh);
    expect(f1, mistakes.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(polarity, mistakes.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['manejo todo salvo el river', 'no_sabe'],
    ['todo bien menos el river', 'no_sabe'],
    ['no es que no sepa jugar el river', 'sabe'],
    ['ya no tilteo', 'sabe'],
    ['antes tilteaba mucho, ahora no', 'sabe'],
    ['hace rato que dejé de tener problemas con el river', 'sabe'],
    ['¿cómo juego el river?', 'quiere'],
    ['¿El river? Fatal', 'no_sabe'],
    ['no estaría mal aprender ICM', 'quiere'],
    ['no quiero seguir perdiendo en el river', 'no_sabe'],
    ['estudié ICM pero sigo sin entenderlo', 'no_sabe'],
    ['sin duda, el river es lo que peor llevo', 'no_sabe'],
    ['mis check-raises son un chiste', 'no_sabe'],
    // A list names, and says nothing: it is asked.
    ['outs, ICM, satélites', 'quiere'],
    ['odio estudiar el river', 'evita'],
    ['nada de ICM, por favor', 'evita'],
  ])('«%s»: %s', (text, polarity) => {
    const found = readFreeText('Poker Texas Holdem', text).map(({ polaridad }) => polaridad);
    expect(found).not.toEqual([]);
    expect(new Set(found)).toEqual(new Set([polarity]));
  });

  it('knows on which side of an opening the player is', () => {
    const side = (text: string) => readFreeText('Ajedrez', text)[0]?.lado;
    expect(side('no sé qué jugar contra la Siciliana')).toBe('blancas');
    expect(side('me hacen la francesa y me pierdo')).toBe('blancas');
    expect(side('quiero jugar la siciliana con negras')).toBe('negras');
    expect(side('quiero aprender la caro-kann')).toBeUndefined();
  });

  it('points at the words in the original text', () => {
    const text = '¡Hola! 😀 No entiendo las Clavadas…';
    const [mention] = readFreeText('Ajedrez', text);
    expect(mention).toMatchObject({ tema: 'aj-tac-clavada', polaridad: 'no_sabe' });
    expect(text.slice(mention?.tramo[0], mention?.tramo[1])).toBe('Clavadas');
  });

  const read = (text: string) => readFreeText('Ajedrez', text).map(({ tema, polaridad }) => ({ tema, polaridad }));

  it.each([
    ['No domino la oposición ni la regla del cuadrado', 'NO DOMINO LA OPOSICION NI LA REGLA DEL CUADRADO'],
    ['Quiero mejorar las estructuras de peones', 'quiero mejorar las estrcuturas de peones'],
    ['Domino las enfiladas', 'domino las enfiladsa'],
    ['Me cuesta la profilaxis', 'me cuesta la profilaxsi'],
  ])('is deaf to accents, case and one typo: %s', (clean, sloppy) => {
    expect(read(clean)).not.toEqual([]);
    expect(read(sloppy)).toEqual(read(clean));
  });

  it('tolerates anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        for (const { tramo } of readFreeText('Poker Texas Holdem', text)) {
          expect(tramo[0]).toBeGreaterThanOrEqual(0);
          expect(tramo[1]).toBeLessThanOrEqual(text.length);
          expect(tramo[0]).toBeLessThan(tramo[1]);
        }
      }),
      sampled(7, 500),
    );
  });
});
