import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../transaction/read-client.ts'

/** Units of gas that a first contribution with a proof and an inviter stays under, doubled for a rising price. */
const GAS = 400_000n

/** Native currency to leave in the wallet for the network's fee. 0 for sales in another currency, and while it is read. */
export function useFeeReserve(isNative: boolean): bigint {
  const { data = 0n } = useQuery({
    queryKey: ['chain', activeChain.chainId, 'fee-reserve'],
    queryFn: async () => (await readClient.getGasPrice()) * GAS,
    enabled: isNative,
    refetchInterval: 30_000,
  })
  return isNative ? data : 0n
}
