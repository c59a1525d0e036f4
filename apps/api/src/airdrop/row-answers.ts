import {
  airdropAccountColumns,
  airdropClaimColumns,
  airdropEventColumns,
} from '@slipway/database/airdrop/indexed'
import { rowAnswer } from '../http/row-answer.ts'

/** What an airdrop's rows have and its answers do not: which airdrop they belong to. */
const OF_AIRDROP = ['airdropId', 'chainId', 'airdrop'] as const

export const accountAnswer = rowAnswer(airdropAccountColumns, {
  without: [...OF_AIRDROP, 'id'],
  notes: { received: 'Old tokens that it brought' },
})

export const claimAnswer = rowAnswer(airdropClaimColumns, {
  without: [...OF_AIRDROP, 'id', 'position'],
})

export const eventAnswer = rowAnswer(airdropEventColumns, {
  without: [...OF_AIRDROP, 'kind', 'position'],
  notes: { actor: 'Who signed the transaction', received: 'Old tokens that came for it' },
})
