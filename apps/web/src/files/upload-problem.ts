import { ApiError } from '@slipway/api-client'
import { formatInteger, formatTime, m } from '@slipway/messages'
import type { LogoProblem } from './check-logo.ts'
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MIN_SIDE } from './logo-limits.ts'

/** Why a picture is no logo, in the visitor's language. */
export function logoProblemText(problem: LogoProblem): string {
  switch (problem.code) {
    case 'empty':
      return m.console_ipfs_problem_empty()
    case 'svg':
      return m.console_ipfs_problem_svg()
    case 'type':
      return m.console_ipfs_problem_type()
    case 'bytes':
      return m.console_ipfs_problem_bytes({
        bytes: formatInteger(problem.bytes),
        max: formatInteger(LOGO_MAX_BYTES),
      })
    case 'unreadable':
      return m.console_ipfs_problem_unreadable()
    case 'aspect':
      return m.console_ipfs_problem_aspect({ width: problem.width, height: problem.height })
    case 'side':
      return m.console_ipfs_problem_side({
        width: problem.width,
        min: LOGO_MIN_SIDE,
        max: LOGO_MAX_SIDE,
      })
  }
}

const plain: Readonly<Partial<Record<string, () => string>>> = {
  UPLOAD_EMPTY: m.console_ipfs_problem_empty,
  IMAGE_TYPE_UNSUPPORTED: m.console_ipfs_problem_type,
  IMAGE_UNREADABLE: m.console_ipfs_problem_unreadable,
  UPLOADS_OFF: m.console_ipfs_problem_off,
  RATE_LIMITED: m.console_ipfs_problem_busy,
  NETWORK: m.console_ipfs_problem_away,
  TIMEOUT: m.console_ipfs_problem_away,
}

/** Why the server did not take an upload. */
export function uploadProblemText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.console_ipfs_problem_unknown()
  const details = (error.details ?? {}) as Readonly<Record<string, unknown>>
  const number = (name: string) => Number(details[name] ?? 0)
  switch (error.code as string) {
    case 'IMAGE_TOO_LARGE':
      return logoProblemText({ code: 'bytes', bytes: number('bytes') })
    case 'IMAGE_NOT_SQUARE':
      return logoProblemText({ code: 'aspect', width: number('width'), height: number('height') })
    case 'IMAGE_SIZE_OUT_OF_RANGE':
      return logoProblemText({ code: 'side', width: number('width'), height: number('height') })
    case 'UPLOAD_QUOTA_EXCEEDED':
      return m.console_ipfs_problem_quota({ time: formatTime(number('resetsAt')) })
    default:
      return plain[error.code]?.() ?? m.console_ipfs_problem_unknown()
  }
}
