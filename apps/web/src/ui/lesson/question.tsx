import { settle } from './settle.ts';
import { Unfold } from './unfold.tsx';

export function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <div className="pregunta">
      <p className="enunciado">{settle(question)}</p>
      {answer ? (
        <Unfold label="Ver la respuesta">
          <p>{settle(answer)}</p>
        </Unfold>
      ) : null}
    </div>
  );
}
