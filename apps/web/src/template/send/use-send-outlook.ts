import { buildSend } from '@slipway/sdk/send/build-send'
import { rehearseSend } from '@slipway/sdk/send/rehearse-send'
import type { SendOrder } from '@slipway/sdk/send/types'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { getFeeRates } from '../../transaction/get-fee-rates.ts'
import { readClient } from '../../transaction/read-client.ts'

async function getOutlook(account: Address, order: SendOrder) {
  const { to, data, valueWei: value } = buildSend(order)
  const outlook = await rehearseSend(readClient, account, order)
  if (outlook.rehearsal.state === 'refused') return { ...outlook, feeWei: null }
  const [gas, rates] = await Promise.all([
    // A refusal of the estimate alone is no fault of the payment: it may want more than is left for gas.
    readClient.estimateGas({ account, to, data, value }).catch(() => null),
    getFeeRates(readClient),
  ])
  return { ...outlook, feeWei: gas === null ? null : gas * rates.expected }
}

/** What the payment would bring on the newest block, looked at again while somebody reads it. */
export function useSendOutlook(account: Address, order: SendOrder) {
  const { asset, receiver, amount } = order
  const what = asset.kind === 'token' ? asset.address : asset.kind
  return useQuery({
    queryKey: ['send', activeChain.chainId, 'outlook', account, what, receiver, String(amount)],
    queryFn: () => getOutlook(account, order),
    refetchInterval: 12_000,
    staleTime: 4_000,
    retry: false,
  })
}
