import type { ErrorCode } from '@estratega/domain';

/** The server answered, and said no: RFC 9457 as the domain defines it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Absent when the answer was not ours (a proxy's error page). */
  readonly code: ErrorCode | undefined;
  /** Field name to Spanish sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    title: string,
    more: { code?: ErrorCode | undefined; fields?: Record<string, string>; retryAfter?: number | undefined } = {},
  ) {
    super(title);
    this.status = status;
    this.code = more.code;
    this.fields = more.fields ?? {};
    this.retryAfter = more.retryAfter;
  }
}

/** No answer at all: offline, or the server is down. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.', { cause });
  }
}

/** The sentence to show for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof NetworkError
    ? error.message
    : 'Algo salió mal. Inténtalo de nuevo.';
}
