import { addDays, type Plan } from '@estratega/domain';

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
  const events = plan.planEstudio.flatMap((day, diaIndex) =>
    day.tareas.map((task, tareaIndex) => [
      'BEGIN:VEVENT',
      `UID:${plan.id}-${diaIndex}-${tareaIndex}@estratega`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDate(day.fecha)}`,
      `DTEND;VALUE=DATE:${basicDate(addDays(day.fecha, 1))}`,
      `SUMMARY:${escapeText(`${task.titulo} (${task.tiempo} min)`)}`,
      `DESCRIPTION:${escapeText(task.descripcion)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  );
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
