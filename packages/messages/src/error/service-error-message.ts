import { m } from '../../generated/features/shell.js'
import { getLocale } from '../locale.ts'
import { baseLocale } from '../locale-names.ts'
import { accountErrorTexts } from './account-error-texts.ts'
import { attestationErrorTexts } from './attestation-error-texts.ts'
import { badgeErrorTexts } from './badge-error-texts.ts'
import { createErrorFormat } from './create-error-format.ts'
import { critiqueErrorTexts } from './critique-error-texts.ts'
import type { ErrorArgs, ErrorContext } from './error-context.ts'
import { webhookErrorTexts } from './webhook-error-texts.ts'

/** A tenth of all texts: what contracts refuse is not among them. */
const texts = {
  ...accountErrorTexts,
  ...badgeErrorTexts,
  ...attestationErrorTexts,
  ...critiqueErrorTexts,
  ...webhookErrorTexts,
}

const isServiceErrorCode = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/**
 * The text of what the platform's own services refuse: accounts, badges, critiques, webhooks and their forms.
 * @returns undefined for a code that none of them has
 */
export function serviceErrorMessage(
  code: string,
  args: ErrorArgs = {},
  context: ErrorContext = {},
): string | undefined {
  return isServiceErrorCode(code) ? texts[code](createErrorFormat(args, context)) : undefined
}

/** How a 403 is told: in the server's own words, which are English; readers of another language get what its code means. */
export function forbiddenWords({ code, message }: { readonly code: string; message: string }) {
  const isTheirs = getLocale() === baseLocale
  const words = isTheirs ? message : (serviceErrorMessage(code) ?? serviceErrorMessage('FORBIDDEN'))
  return { title: m.shell_forbidden(), message: words ?? message }
}
