import { ERRORS, type ErrorCode, type Problem } from '@estratega/domain';

export interface ProblemOptions {
  /** In place of the code's own sentence, where that needs figures. */
  readonly title?: string;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds; becomes the Retry-After header. */
  readonly retryAfter?: number;
  /** Sent by nobody with a reason to: whoever goes on is told later, as with too many requests. */
  readonly knock?: true;
}

/** An error that the caller is meant to read. Anything else that is thrown is our fault and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: ProblemOptions;
  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(ERRORS[code].title);
    this.code = code;
    this.options = options;
  }
  get status(): number {
    return ERRORS[this.code].status;
  }
}

export const toProblem = (error: AppError, requestId: string): Problem => ({
  type: `https://estratega.example/problemas/${error.code}`,
  title: error.options.title ?? ERRORS[error.code].title,
  status: error.status,
  code: error.code,
  ...(error.options.detail === undefined ? {} : { detail: error.options.detail }),
  ...(error.options.fields === undefined ? {} : { fields: { ...error.options.fields } }),
  requestId,
});
