import { ofTokenId } from '@slipway/database/row-ids'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, Hex } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { termsHandler, termsWrites } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

interface AmountArgs {
  /** base units */
  amount: bigint
}

const exemptionAdded: EventHandler<EventArgs<typeof tokenEventsAbi, 'ExemptionAdded'>> = {
  reads: (event) => [
    emitterRead(event),
    {
      table: 'tokenExemption',
      id: ofTokenId(event.chainId, event.address, lowerCase(event.args.account)),
    },
  ],
  writes: (event, rows) => {
    const account = lowerCase(event.args.account)
    const { directions } = event.args
    const id = ofTokenId(event.chainId, event.address, account)
    return [
      {
        table: 'tokenExemption',
        row: {
          id,
          tokenId: emitterRead(event).id,
          chainId: event.chainId,
          token: event.address,
          account,
          // Exemptions only ever grow.
          directions: (rows.get('tokenExemption', id)?.directions ?? 0) | directions,
          updatedAt: event.timestamp,
        },
      },
      ...termsWrites(event, rows, {
        kind: 'exemptionAdded',
        facts: { account, details: { directions } },
      }),
    ]
  },
}

/** Handlers of the events about limits, wallets and exemptions. */
export const limits = {
  walletLimitSet: termsHandler<AmountArgs>(({ amount }) => ({
    kind: 'walletLimitSet',
    terms: { walletLimitOn: true, walletLimit: amount },
    facts: { details: { amount } },
  })),
  walletLimitDisabled: termsHandler<unknown>(() => ({
    kind: 'walletLimitDisabled',
    terms: { walletLimitOn: false, walletLimit: 0n },
  })),
  swapLimitSet: termsHandler<AmountArgs>(({ amount }) => ({
    kind: 'swapLimitSet',
    terms: { swapLimitOn: true, swapLimit: amount },
    facts: { details: { amount } },
  })),
  swapLimitDisabled: termsHandler<unknown>(() => ({
    kind: 'swapLimitDisabled',
    terms: { swapLimitOn: false, swapLimit: 0n },
  })),
  fissionCountSet: termsHandler<{ count: bigint }>(({ count }) => ({
    kind: 'fissionCountSet',
    terms: { fissionCount: Number(count) },
    facts: { details: { count } },
  })),
  swapThresholdSet: termsHandler<AmountArgs>(({ amount }) => ({
    kind: 'swapThresholdSet',
    terms: { swapThreshold: amount },
    facts: { details: { amount } },
  })),
  marketingWalletSet: termsHandler<{ wallet: Hex }>(({ wallet }) => ({
    kind: 'marketingWalletSet',
    terms: { marketingWallet: lowerCase(wallet) },
    facts: { account: lowerCase(wallet) },
  })),
  exemptionAdded,
}
