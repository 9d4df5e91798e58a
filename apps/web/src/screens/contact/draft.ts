import { CONTACT_MAX, type ContactField } from '@estratega/domain';
import { readStored, writeStored } from '../../shell/storage.ts';

/** What is being written, for as long as the tab lives: a reload or a failure costs nothing, the next person sees nothing. */
const KEY = 'estratega.contacto';
const area = () => sessionStorage;

export type Entered = Record<ContactField, string>;
const FIELDS = Object.keys(CONTACT_MAX) as ContactField[];

export function readEntered(form: HTMLFormElement): Entered {
  const data = new FormData(form);
  return Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])) as Entered;
}

/** An empty form leaves no draft. */
export function keepDraft(entered: Entered): void {
  writeStored(KEY, Object.values(entered).join('') ? JSON.stringify(entered) : null, area);
}

/** Fills what is still empty: what was typed before the script arrived wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of FIELDS) {
    const box = form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    box.value ||= String(draft[field] ?? '');
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(readStored(KEY, area) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
