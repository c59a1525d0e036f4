import {
  airdropAccountColumns,
  airdropClaimColumns,
  airdropEventColumns,
} from '@slipway/database/airdrop/indexed'
import { rowSerializer } from '../http/row-serializer.ts'

/** What an airdrop's rows have and its answers do not: which airdrop they belong to. */
const OF_AIRDROP = ['airdropId', 'chainId', 'airdrop'] as const

export const accountSerializer = rowSerializer(airdropAccountColumns, {
  without: [...OF_AIRDROP, 'id'],
  notes: { received: 'Old tokens that it brought' },
})

export const claimSerializer = rowSerializer(airdropClaimColumns, {
  without: [...OF_AIRDROP, 'id', 'position'],
})

export const eventSerializer = rowSerializer(airdropEventColumns, {
  without: [...OF_AIRDROP, 'kind', 'position'],
  notes: { actor: 'Who signed the transaction', received: 'Old tokens that came for it' },
})
