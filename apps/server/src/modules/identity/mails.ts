import { UNUSED_NOTICE_DAYS } from '@estratega/domain';

/** Every mail that we write. None carries a word of a stranger's: whoever registers somebody else's address chooses the name. */

const greeting = (name: string | undefined): string => (name === undefined ? 'Hola:' : `Hola, ${name}:`);
const write = (...paragraphs: readonly string[]): string => [...paragraphs, 'Estratega'].join('\n\n');

/** `name` only for an address that its owner has proved. */
export const resetMail = (name: string | undefined, link: string) => ({
  subject: 'Restablece tu contraseña de Estratega',
  text: write(
    greeting(name),
    'Pediste una contraseña nueva para tu cuenta de Estratega. Ábrela desde este enlace; sirve una sola vez y vence en una hora:',
    link,
    'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  ),
});

export const confirmEmailMail = (link: string) => ({
  subject: 'Confirma tu correo nuevo en Estratega',
  text: write(
    greeting(undefined),
    'Pediste usar esta dirección en tu cuenta de Estratega. Confírmala desde este enlace, con la sesión iniciada en esa cuenta; sirve una sola vez y vence en una hora:',
    link,
    'Si no fuiste tú, no tienes que hacer nada: sin esa sesión, el enlace no cambia nada.',
  ),
});

export const emailChangedMail = () => ({
  subject: 'El correo de tu cuenta de Estratega cambió',
  text: write(
    greeting(undefined),
    'La cuenta de Estratega que usaba esta dirección tiene ahora otra, confirmada desde un enlace. Desde ahora se entra con la nueva.',
    'Si no fuiste tú, escríbenos cuanto antes.',
  ),
});

/** `name` only for an address that its owner has proved. */
export const unusedMail = (name: string | undefined, link: string) => ({
  subject: 'Tu cuenta de Estratega se va a borrar por falta de uso',
  text: write(
    greeting(name),
    `Hace casi dos años que nadie entra a tu cuenta de Estratega. Dentro de ${UNUSED_NOTICE_DAYS} días la borraremos con todo lo suyo: planes, respuestas y partidas.`,
    'Si quieres conservarla, basta con entrar una vez antes:',
    link,
    'Si ya no la necesitas, no tienes que hacer nada.',
  ),
});
