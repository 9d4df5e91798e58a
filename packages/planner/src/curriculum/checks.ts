import type { Topic } from './graph.ts';

/** What a curriculum must hold whatever the game; answers with the problems found, in words. */

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
