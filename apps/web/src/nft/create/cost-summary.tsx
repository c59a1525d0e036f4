import { getNftFee } from '@slipway/sdk/nft/create/prepare-nft'
import { freshness } from '@slipway/sdk/shared/freshness'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { CreationFee } from '../../creation-fee/creation-fee.tsx'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { useNftForm } from './nft-form-context.ts'

/** What the platform asks, before the network fee; nobody in particular pays the full fee. */
export default function CostSummary() {
  const { contracts } = useNftForm()
  const { address: account = zeroAddress } = useConnection()
  const { data } = useQuery({
    queryKey: ['nft', activeChain.chainId, 'fee', account],
    queryFn: () => getNftFee(readClient, contracts, account),
    ...freshness.slow,
    refetchInterval: retryWhileAway,
  })
  return <CreationFee tool="nft" fee={data} />
}
