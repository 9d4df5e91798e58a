import { Unfold } from './unfold.tsx';

export function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <div className="pregunta">
      <p className="enunciado">{question}</p>
      {answer ? (
        <Unfold label="Ver la respuesta">
          <p>{answer}</p>
        </Unfold>
      ) : null}
    </div>
  );
}
