import { readContent, type Tarea } from '@estratega/domain';
import { Button } from '../../../ui/button/button.tsx';
import { Lesson } from '../../../ui/lesson/lesson.tsx';

/** A task of a week made before lessons had addresses: its content, as it was written. */
export function Reading({ tarea, onDone }: { tarea: Tarea; onDone: () => void }) {
  return (
    <section className="s-hoja s-lectura" aria-label="Contenido de la tarea">
      <div className="s-cuerpo">
        <h1 tabIndex={-1}>{tarea.titulo}</h1>
        <p className="porque-s">
          <b>Por qué</b>
          <span>{tarea.porque}</span>
        </p>
        <Lesson blocks={readContent(tarea.contenido)} />
      </div>
      <div className="s-pie">
        <Button kind="primary" large onClick={onDone}>
          Terminar la tarea
        </Button>
      </div>
    </section>
  );
}
