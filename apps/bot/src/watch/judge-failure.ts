import { GrammyError, HttpError } from 'grammy'

const FORBIDDEN = 403
const TOO_MANY = 429
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 900_000

/** What a failed message means: the chat wants none, the messenger wants a pause from all, or this one is tried again. */
export type Judgement =
  | { readonly kind: 'unwanted' }
  | { readonly kind: 'pause'; readonly pauseMs: number }
  | { readonly kind: 'again'; readonly pauseMs: number; readonly isAway: boolean }

/** @param attempts that failed before */
export function judgeFailure(error: unknown, attempts: number): Judgement {
  if (error instanceof GrammyError) {
    if (error.error_code === FORBIDDEN) return { kind: 'unwanted' }
    if (error.error_code === TOO_MANY)
      return { kind: 'pause', pauseMs: (error.parameters.retry_after ?? 1) * 1_000 }
  }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
  return { kind: 'again', pauseMs, isAway: error instanceof HttpError }
}
