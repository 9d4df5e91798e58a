import './lesson.css';
import type { Bloque } from '@estratega/domain';
import { BoardExercise } from './board-exercise.tsx';
import { Question } from './question.tsx';
import { settle } from './settle.ts';
import { TableSpot } from './table-spot.tsx';

/** A task's content, drawn. Blocks never move, so their place is their key. */
export function Lesson({ blocks }: { blocks: readonly Bloque[] }) {
  return (
    <div className="leccion">
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the content of a task does not change.
        <Block key={i} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: Bloque }) {
  switch (block.tipo) {
    case 'titulo':
      return <h3>{block.texto}</h3>;
    case 'parrafo':
      return <p>{settle(block.texto)}</p>;
    case 'lista':
      return (
        <ul>
          {block.elementos.map((item) => (
            <li key={item}>{settle(item)}</li>
          ))}
        </ul>
      );
    case 'tablero':
      return <BoardExercise {...block} />;
    case 'mesa':
      return <TableSpot {...block} />;
    case 'pregunta':
      return <Question question={block.pregunta} answer={block.respuesta} />;
  }
}
