import type { Topic } from './graph.ts';
import type { TopicKind } from './topic.ts';

/** What a curriculum must hold whatever the game; each function answers with the problems found, in words. */

const LEAST: Readonly<Record<TopicKind, number>> = { teoria: 3, ejercicios: 8, test: 4, jugar: 3, analizar: 3 };
const PLACEHOLDER = /\{([^}]*)\}/gu;

const cyclesFrom = (topic: Topic, byId: ReadonlyMap<string, Topic>): boolean => {
  const seen = new Set<string>();
  const pending = [...topic.prerequisitos];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (id === topic.id) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    pending.push(...(byId.get(id)?.prerequisitos ?? []));
  }
  return false;
};

export const graphProblems = (topics: readonly Topic[], maxLevel: number): readonly string[] => {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const problems: string[] = [];
  if (byId.size !== topics.length) problems.push('an id appears twice');
  for (const topic of topics) {
    if (topic.nivelMin < 0 || topic.nivelMax > maxLevel || topic.nivelMin > topic.nivelMax) {
      problems.push(`${topic.id}: band ${topic.nivelMin}–${topic.nivelMax}`);
    }
    if (cyclesFrom(topic, byId)) problems.push(`${topic.id}: is its own prerequisite`);
    for (const id of topic.prerequisitos) {
      const need = byId.get(id);
      if (!need) {
        problems.push(`${topic.id}: prerequisite ${id} does not exist`);
        continue;
      }
      if (need.nivelMin > topic.nivelMin) problems.push(`${topic.id}: prerequisite ${id} starts at a higher level`);
      const missing = need.exclusivo && (topic.exclusivo ?? ['*']).some((format) => !need.exclusivo?.includes(format));
      if (missing) problems.push(`${topic.id}: needs ${id}, which is exclusive to ${need.exclusivo?.join(', ')}`);
    }
  }
  return problems;
};

const variantProblems = (topic: Topic): string[] => {
  const problems: string[] = [];
  for (const [kind, least] of Object.entries(LEAST)) {
    const variants = topic.variantes[kind as TopicKind];
    if (!variants) continue;
    if (variants.length < least) problems.push(`${topic.id}: ${kind} has ${variants.length} variants`);
    if (new Set(variants.map((variant) => variant.titulo)).size !== variants.length) {
      problems.push(`${topic.id}: ${kind} repeats a variant title`);
    }
    for (const { titulo, consigna } of variants) {
      for (const [, name] of `${titulo} ${consigna}`.matchAll(PLACEHOLDER)) {
        if (name !== 'n' && name !== 'min') problems.push(`${topic.id}: placeholder {${name}} in ${kind}`);
      }
    }
  }
  if (Object.keys(topic.variantes).length === 0) problems.push(`${topic.id}: no variants`);
  return problems;
};

export const contentProblems = (topics: readonly Topic[]): readonly string[] => {
  const problems: string[] = [];
  if (new Set(topics.map((topic) => topic.titulo)).size !== topics.length) problems.push('a topic title appears twice');
  for (const topic of topics) {
    const levels = topic.etapas.map((stage) => stage.nivel).join();
    const band = Array.from({ length: topic.nivelMax - topic.nivelMin + 1 }, (_, i) => topic.nivelMin + i).join();
    if (levels !== band) problems.push(`${topic.id}: stages ${levels} do not cover the band ${band}`);
    if (topic.ideas.length < 3 || topic.ideas.length > 5) problems.push(`${topic.id}: ${topic.ideas.length} ideas`);
    if (topic.preguntas.length < 3) problems.push(`${topic.id}: ${topic.preguntas.length} questions`);
    if (topic.terminos.length < 10) problems.push(`${topic.id}: ${topic.terminos.length} terms`);
    if (topic.minutosEtapa < 60) problems.push(`${topic.id}: ${topic.minutosEtapa} minutes a stage`);
    const { texto, aciertos, de } = topic.criterio;
    if (!(aciertos > 0 && aciertos <= de)) problems.push(`${topic.id}: criterion ${aciertos} of ${de}`);
    for (const [, name] of texto.matchAll(PLACEHOLDER)) {
      if (name !== 'aciertos' && name !== 'de') problems.push(`${topic.id}: placeholder {${name}} in the criterion`);
    }
    problems.push(...variantProblems(topic));
  }
  return problems;
};

interface WithExamples extends Pick<Topic, 'id' | 'nivelMin' | 'nivelMax'> {
  readonly otrosEjemplos?: readonly { readonly niveles: readonly [number, number] }[];
}

/** Examples by level stay inside their topic's band, and no level has two. */
export const exampleProblems = (topics: readonly WithExamples[]): readonly string[] =>
  topics.flatMap(({ id, nivelMin, nivelMax, otrosEjemplos = [] }) => {
    const levels = otrosEjemplos.flatMap(({ niveles: [low, high] }) =>
      Array.from({ length: high - low + 1 }, (_, i) => low + i),
    );
    const outside = levels.filter((level) => level < nivelMin || level > nivelMax);
    return [
      ...(new Set(levels).size === levels.length ? [] : [`${id}: two examples for a level`]),
      ...outside.map((level) => `${id}: an example for level ${level}`),
    ];
  });
