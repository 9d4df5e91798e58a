import { daysBetween } from '../../learner/memory.ts';
import { choose } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import type { TimedSlot } from '../slot.ts';
import { joined, plural, quoted } from './phrase.ts';

/** One sentence for the player: why this, why now. It says the true reason for which the slot was chosen. */

const areaShare = (context: Context, area: string): string => {
  const percent = Math.round((context.target[area] ?? 0) * 100);
  return percent > 0
    ? `${context.game.areas[area]} ocupa cerca del ${percent} % del tiempo`
    : `también entra algo de ${context.game.areas[area]}`;
};

/** What stands on this topic, to say what it opens. */
const opens = (context: Context, slot: TimedSlot): string | undefined =>
  slot.reason !== 'nuevo'
    ? undefined
    : context.game.curriculum.topics.find(
        (topic) => topic.prerequisitos.includes(slot.unit.topic.id) && topic.nivelMin <= context.level + 1,
      )?.titulo;

const sinceReview = (context: Context, slot: TimedSlot): number => {
  const ages = slot.mixed.flatMap((unit) => {
    const seen = context.learner.unidades[unit.id]?.u;
    return seen ? [daysBetween(seen, context.days[0]?.fecha ?? seen)] : [];
  });
  return Math.max(0, ...ages);
};

const forReview = (context: Context, slot: TimedSlot): string => {
  const areas = [...new Set(slot.mixed.map((unit) => context.game.areas[unit.topic.area] ?? ''))];
  const days = sinceReview(context, slot);
  const when = days > 1 ? `Hace ${days} días que no tocas` : 'Toca volver a';
  return `${when} temas de ${joined(areas)} que ya habías aprendido: repasarlos mezclados, justo antes de olvidarlos, es lo que los fija.`;
};

const options = (context: Context, slot: TimedSlot): readonly string[] => {
  const name = quoted(slot.unit.topic.titulo);
  const focus = slot.focus ? quoted(slot.focus.titulo) : name;
  const touches = context.learner.unidades[slot.unit.id]?.t ?? 0;
  const opened = opens(context, slot);
  switch (slot.reason) {
    case 'pendiente':
      return [
        `Quedó sin terminar la semana pasada y era importante: ${name} vuelve antes que nada nuevo.`,
        `${name} era prioridad alta y no llegaste a cerrarlo: lo retomas donde lo dejaste.`,
      ];
    case 'objetivo':
      return [
        `La semana pasada no alcanzaste el objetivo de ${name}: se vuelve a trabajar antes de subir la dificultad.`,
        `El objetivo de ${name} quedó pendiente, así que esta semana recibe más minutos.`,
      ];
    case 'verificar':
      return [
        `Dices que dominas ${name}: una prueba corta lo comprueba y te ahorra estudiar lo que ya sabes.`,
        `Como contaste que ya sabes ${name}, aquí lo verificas; si sale bien, el plan sigue más adelante.`,
      ];
    case 'no_sabe':
      return touches > 0
        ? [`Contaste que ${name} te cuesta: llevas ${plural(touches, ['sesión', 'sesiones'])} y todavía no está firme.`]
        : [`Contaste que ${name} te cuesta, por eso pesa más en tu plan que lo habitual en tu nivel.`];
    case 'quiere':
      return touches > 0
        ? [`Pediste trabajar ${name}: ya llevas ${plural(touches, ['sesión', 'sesiones'])} y sigue hasta dominarlo.`]
        : [`Pediste trabajar ${name}: entra en el plan por delante de otros temas de tu nivel.`];
    case 'prerequisito':
      return slot.focus && context.learner.declarado[slot.focus.id]
        ? [`${name} es la base de ${focus}, que mencionaste: sin esto, aquello no se sostiene.`]
        : [`${name} es la base de ${focus}: abre una parte de tu nivel que todavía no puedes empezar.`];
    case 'bienestar':
      return context.learner.cautela
        ? [`Por lo que contaste, ${name} va primero: cuidar el dinero y la cabeza importa más que cualquier jugada.`]
        : [`Cada pocas semanas el plan incluye ${name}: cuidar la banca y la cabeza también es jugar bien.`];
    case 'repaso':
      return [forReview(context, slot)];
    case 'nuevo':
      return [
        `${name} es nuevo y toca en tu nivel, donde ${areaShare(context, slot.unit.topic.area)}.`,
        opened
          ? `Empiezas ${name} porque abre el camino a ${quoted(opened)}.`
          : `Empiezas ${name}: es lo que más te falta de ${context.game.areas[slot.unit.topic.area]} en tu nivel.`,
      ];
    case 'continuar':
      return [
        touches > 0
          ? `Sigues con ${name}: llevas ${plural(touches, ['sesión', 'sesiones'])} y conviene dominarlo antes de abrir otro tema.`
          : `Segunda vuelta a ${name} en otro día: repartir el aprendizaje hace que dure.`,
        `${name} está a medio camino; otra sesión espaciada lo acerca a quedar dominado.`,
      ];
    case 'consolidar':
      return [
        `${name} se da por sabido en tu nivel, pero todavía no lo has demostrado aquí: afianzarlo evita huecos.`,
        `Antes de subir la dificultad, asegura ${name}: en tu nivel ${areaShare(context, slot.unit.topic.area)}.`,
      ];
    case 'mantener':
      return [`Ya tienes buen nivel en ${name}: este rato lo mantiene vivo mientras llega material nuevo.`];
    case 'juego':
      return [
        `Jugar sirve si miras una sola cosa: esta vez ${focus}.`,
        `Lo estudiado se prueba jugando: el único foco es ${focus}.`,
      ];
    case 'analisis':
      return [
        `Lo que acabas de jugar enseña si se revisa enseguida, con ${focus} como pregunta.`,
        `Revisar tus decisiones sobre ${focus} al poco de jugarlas convierte el error en tema de estudio.`,
      ];
    case 'cierre':
      return [
        'Medir la semana y elegir un solo foco es lo que hace que la próxima parta de lo que de verdad te falta.',
      ];
  }
};

export const reasonSentence = (context: Context, slot: TimedSlot, seed: string): string => {
  const sentences = options(context, slot);
  return sentences[choose(seed, sentences.length)] as string;
};
