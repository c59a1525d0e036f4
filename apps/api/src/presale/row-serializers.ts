import { presaleActionColumns, presaleDayColumns } from '@slipway/database/presale/indexed'
import {
  presaleAccountColumns,
  presaleContributionColumns,
  presaleSlotColumns,
} from '@slipway/database/presale/indexed-accounts'
import { rowSerializer } from '../http/row-serializer.ts'

/** What a presale's rows have and its answers do not: which presale they belong to. */
const OF_PRESALE = ['presaleId', 'chainId', 'presale'] as const

export const contributionSerializer = rowSerializer(presaleContributionColumns, {
  without: [...OF_PRESALE, 'isRefund'],
  notes: {
    amount: 'What was kept, or went back',
    feeKept: 'Fee of a forced refund',
    total: 'Of the presale, after it',
  },
})

export const accountSerializer = rowSerializer(presaleAccountColumns, {
  without: [...OF_PRESALE, 'id'],
  notes: {
    contributed: 'Currency that counts now',
    exitFee: 'Fee of a forced refund, not given back',
    claimed: 'Tokens received',
    excess: 'Currency that came back with the claim (fair)',
  },
})

export const slotSerializer = rowSerializer(presaleSlotColumns, {
  without: [...OF_PRESALE, 'id', 'status', 'blockNumber'],
  notes: { leaf: 'Place in the Merkle list' },
})

export const actionSerializer = rowSerializer(presaleActionColumns, {
  without: [...OF_PRESALE, 'kind', 'details'],
  notes: { actor: 'Who signed the transaction' },
})

export const daySerializer = rowSerializer(presaleDayColumns, {
  without: [...OF_PRESALE, 'id'],
  notes: { day: 'Unix seconds of 00:00 UTC', totalAtEnd: "After the day's last event" },
})
