import { m } from '@slipway/messages/features/cli'
import { formatTime } from '@slipway/messages/format/format-time'
import { signLimits } from '@slipway/sdk/signing/sign-limits'
import { createSignLink } from '@slipway/sdk/signing/sign-link'
import { CliError } from '../errors/cli-error.ts'
import { type OptionValues, textOf } from '../input/options.ts'
import { getNow } from '../network/get-now.ts'
import { readUrl } from '../network/read-url.ts'
import type { Row } from '../output/row.ts'
import { type ReviewSubject, reviewData, reviewRows } from './review-text.ts'

const USUAL_MINUTES = 60
const MINUTE_SECONDS = 60

function readMinutes(options: OptionValues): number {
  const text = textOf(options, 'expires-minutes') ?? String(USUAL_MINUTES)
  const max = signLimits.maxSeconds / MINUTE_SECONDS
  const minutes = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (minutes >= 1 && minutes <= max) return minutes
  throw new CliError('Cli_OptionInvalid', { option: '--expires-minutes', reason: `1 … ${max}` })
}

/**
 * Puts transactions into a link for their account to sign.
 * @throws {CliError} `Cli_LinkTooLarge`
 */
export async function makeSignLink(
  options: OptionValues,
  subject: ReviewSubject,
): Promise<{ readonly data: unknown; readonly rows: readonly Row[] }> {
  const { session, account, plan, review } = subject
  const minutes = readMinutes(options)
  // A page judges by the reader's clock, a local chain may be far from it.
  const now = Math.max(await getNow(session.client), Math.floor(Date.now() / 1_000))
  const expiresAt = now + minutes * MINUTE_SECONDS
  const { id, payload } = await createSignLink({
    chainId: session.chain.chainId,
    account,
    calls: review.transactions,
    purpose: plan.purpose.replace(/\p{C}/gu, ' ').slice(0, signLimits.maxPurpose),
    expiresAt,
  }).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error
    const { maxCalls: calls, maxDataBytes: size } = signLimits
    throw new CliError('Cli_LinkTooLarge', { calls, bytes: size })
  })
  const path = `/sign/${id}#${payload}`
  const site = textOf(options, 'site')
  const link = site === undefined ? undefined : readUrl(site, '--site').replace(/\/+$/, '') + path
  return {
    data: { path, ...(link !== undefined && { link }), id, expiresAt, review: reviewData(subject) },
    rows: [
      ...reviewRows(subject),
      [m.cli_link_code(), id],
      [m.cli_link_expires(), formatTime(expiresAt)],
      [m.cli_link(), link ?? path],
    ],
  }
}
