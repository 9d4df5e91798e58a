import { addDays, type Plan, studiedOn } from '@estratega/domain';

/** iCalendar (RFC 5545): one all-day entry per task, because the plan says which day, not at what time. */

const CRLF = '\r\n';
const escapeText = (text: string) => text.replace(/([\\;,])/gu, '\\$1').replace(/\r?\n/gu, '\\n');
const compact = (text: string) => text.replaceAll(/[-:]/gu, '');
const basicDate = (fecha: string) => fecha.replaceAll('-', '');

/** Lines longer than 75 octets are folded, never inside a character. */
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const char of line) {
    if (Buffer.byteLength(part + char) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part].join(`${CRLF} `);
};

export const weekCalendar = (plan: Plan): string => {
  const stamp = `${compact(plan.ahora).slice(0, 15)}Z`;
  const event = (name: string, fecha: string, title: string, minutes: number, text: string) => [
    'BEGIN:VEVENT',
    `UID:${plan.id}-${name}@estratega`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDate(fecha)}`,
    `DTEND;VALUE=DATE:${basicDate(addDays(fecha, 1))}`,
    `SUMMARY:${escapeText(`${title} (${minutes} min)`)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const events = [
    ...plan.planEstudio.flatMap((day, diaIndex) =>
      day.tareas.flatMap((task, tareaIndex) =>
        task.noAplica
          ? []
          : [
              event(
                `${diaIndex}-${tareaIndex}`,
                studiedOn(day, task).fecha,
                task.titulo,
                task.tiempo,
                task.descripcion,
              ),
            ],
      ),
    ),
    ...plan.propias.map(({ id, fecha, titulo, tiempo, nota }) => event(id, fecha, titulo, tiempo, nota ?? titulo)),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Estratega//Plan de estudio//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(`Estratega: ${plan.campo}`)}`,
    `X-WR-TIMEZONE:${plan.zonaHoraria}`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join(CRLF)}${CRLF}`;
};
