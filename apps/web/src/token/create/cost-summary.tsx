import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { creationQueries } from '@slipway/sdk/token/creation-queries'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { readClient } from '../../core/read-client.ts'
import { CreationFee } from '../../creation-fee/creation-fee.tsx'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'

interface CostSummaryProps {
  contracts: TokenContracts
  account: Address | undefined
  templateId: number
}

/** What the creation costs this wallet, before the network fee. */
export default function CostSummary({ contracts, account, templateId }: CostSummaryProps) {
  // Nobody in particular pays the full fee.
  const query = { account: account ?? zeroAddress, templateId: BigInt(templateId) }
  const { data } = useQuery({
    ...creationQueries.fee(readClient, contracts, query),
    refetchInterval: retryWhileAway,
  })
  return <CreationFee tool="token" fee={data} note={m.token_cost_gas_note()} />
}
