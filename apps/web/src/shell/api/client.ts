import { ApiError, NetworkError } from './errors.ts';

interface Request<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  token?: string | null | undefined;
  signal?: AbortSignal;
  /** Where the same was asked for already, its answer. */
  asked?: Promise<Response> | undefined;
  /**
   * What turns the raw answer into a value: a zod schema's `parse` in the screens that load zod. The shell passes none and
   * reads only what it needs, so that zod stays out of the public pages.
   */
  parse?: (raw: unknown) => T;
}

type UnauthorizedListener = (token: string) => void;
let onUnauthorized: UnauthorizedListener = () => {};

/** The session listens here, so that any 401 to its token ends it. */
export function listenUnauthorized(listener: UnauthorizedListener): void {
  onUnauthorized = listener;
}

export async function send(path: string, request: Omit<Request<never>, 'parse'> = {}): Promise<Response> {
  const { method = 'GET', body, token, signal, asked } = request;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);

  let response: Response;
  try {
    response = await (asked ??
      fetch(path, {
        method,
        headers,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  if (response.ok) return response;
  if (response.status === 401 && token) onUnauthorized(token);
  throw await toError(response);
}

export async function api<T = unknown>(path: string, request: Request<T> = {}): Promise<T> {
  const response = await send(path, request);
  const raw: unknown = response.status === 204 ? undefined : await response.json();
  return request.parse ? request.parse(raw) : (raw as T);
}

async function toError(response: Response): Promise<ApiError> {
  const raw: unknown = await response.json().catch(() => null);
  const problem = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const seconds = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    typeof problem.title === 'string' ? problem.title : 'El servidor no pudo atender la solicitud. Inténtalo de nuevo.',
    {
      code: typeof problem.code === 'string' ? (problem.code as ApiError['code']) : undefined,
      fields: isTextRecord(problem.fields) ? problem.fields : {},
      retryAfter: seconds > 0 ? seconds : undefined,
    },
  );
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
