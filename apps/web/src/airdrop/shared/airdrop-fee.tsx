import { getAirdropFee } from '@slipway/sdk/airdrop/evm/get-airdrop-fee'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { type AirdropKind, airdropTemplateIds } from '@slipway/sdk/platform/airdrop-kinds'
import { freshness } from '@slipway/sdk/shared/freshness'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { CreationFee } from '../../creation-fee/creation-fee.tsx'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'

interface AirdropFeeProps {
  contracts: AirdropContracts
  kind: AirdropKind
}

/** What the platform asks for an airdrop of one kind, before the network fee. */
export function AirdropFee({ contracts, kind }: AirdropFeeProps) {
  // Nobody in particular pays the full fee.
  const { address: account = zeroAddress } = useConnection()
  const templateId = airdropTemplateIds[kind]
  const { data } = useQuery({
    queryKey: ['airdrop', activeChain.chainId, 'fee', account, templateId],
    queryFn: () => getAirdropFee(readClient, contracts, { account, templateId }),
    ...freshness.slow,
    refetchInterval: retryWhileAway,
  })
  return <CreationFee tool="airdrop" fee={data} />
}
