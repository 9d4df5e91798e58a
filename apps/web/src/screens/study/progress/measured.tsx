import type { Campo } from '@estratega/domain';
import { messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Charts } from './charts.tsx';
import { useProgress } from './progress-query.ts';

interface MeasuredProps {
  campo: Campo;
  token: string;
  uid: string;
}

/** What was measured, for the tiers that have it. */
export function Measured({ campo, token, uid }: MeasuredProps) {
  const { data, error, refetch } = useProgress(token, uid);
  if (data) return <Charts progress={data.find((one) => one.campo === campo)} />;
  return error ? (
    <div className="progreso-oferta" role="alert">
      <Notice tone="bad">
        <p>{messageOf(error)}</p>
      </Notice>
      <Button onClick={() => void refetch()}>Volver a intentar</Button>
    </div>
  ) : (
    <Spinner>Cargando tu progreso…</Spinner>
  );
}
