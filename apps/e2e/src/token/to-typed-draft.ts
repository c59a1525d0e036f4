import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { exchangeOfRun } from '../chain/trade-token.ts'

/** Fields as the schema takes them: the form's own, with switches, addresses and the list of rebates put together. */
export function toTypedDraft(
  templateId: TemplateId,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const { router, wrappedNative } = exchangeOfRun()
  const rest = Object.entries(fields).filter(([name]) => !name.startsWith('rebates.'))
  const rebates = Object.entries(fields).filter(([name]) => name.startsWith('rebates.'))
  return {
    ...Object.fromEntries(rest),
    router,
    quote: wrappedNative,
    walletLimitEnabled: true,
    swapLimitEnabled: true,
    ...(templateId === 6 && { rebates: rebates.map(([, percent]) => percent) }),
  }
}
