import { formatBps, formatInteger, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'

type TaxedToken = Pick<LockToken, 'isTaxed' | 'transferFeeBps' | 'nextTransferFee' | 'rights'>

interface TaxTexts {
  /** Of a tax that somebody can raise. */
  readonly open: (values: { tax: string }) => string
  /** Of one that nobody can change any more. */
  readonly fixed: (values: { tax: string }) => string
}

/** A tax that was decided and holds from a later epoch on, in a sentence; nothing without one. */
export const describeNextTax = ({ nextTransferFee }: Pick<TaxedToken, 'nextTransferFee'>) =>
  nextTransferFee
    ? [
        m.solana_tax_pending({
          tax: formatBps(nextTransferFee.bps),
          epoch: formatInteger(nextTransferFee.epoch),
        }),
      ]
    : []

/** Whether a tax may become another one: somebody can change it, or a change was decided. Then programs let nobody claim for others. */
export const canTaxChange = ({ isTaxed, rights, nextTransferFee }: TaxedToken): boolean =>
  isTaxed && (rights?.tax !== undefined || nextTransferFee !== undefined)

/** What a token's transfers keep back, and what can still become of that; nothing of a token without a tax. */
export function describeTax(token: TaxedToken, { open, fixed }: TaxTexts): readonly string[] {
  const { isTaxed, transferFeeBps, rights } = token
  if (!isTaxed) return []
  const next = describeNextTax(token)
  const values = { tax: formatBps(transferFeeBps) }
  if (rights?.tax) return [open(values), ...next]
  // What was decided changes it once more, whoever gave the right up.
  return next.length > 0 || transferFeeBps === 0 ? next : [fixed(values)]
}
