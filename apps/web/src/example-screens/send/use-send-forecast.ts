import { buildSend } from '@slipway/sdk/send/build-send'
import { rehearseSend } from '@slipway/sdk/send/rehearse-send'
import type { SendParams } from '@slipway/sdk/send/types'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { getFeeRates } from '../../transaction/get-fee-rates.ts'

async function getForecast(account: Address, params: SendParams) {
  const { to, data, valueWei: value } = buildSend(params)
  const forecast = await rehearseSend(readClient, account, params)
  if (forecast.rehearsal.state === 'refused') return { ...forecast, feeWei: null }
  const [gas, rates] = await Promise.all([
    // A refusal of the estimate alone is no fault of the payment: it may want more than is left for gas.
    readClient.estimateGas({ account, to, data, value }).catch(() => null),
    getFeeRates(readClient),
  ])
  return { ...forecast, feeWei: gas === null ? null : gas * rates.expected }
}

/** What the payment would bring on the newest block, looked at again while somebody reads it. */
export function useSendForecast(account: Address, params: SendParams) {
  const { asset, receiver, amount } = params
  const what = asset.kind === 'token' ? asset.address : asset.kind
  return useQuery({
    queryKey: ['send', activeChain.chainId, 'forecast', account, what, receiver, String(amount)],
    queryFn: () => getForecast(account, params),
    refetchInterval: 12_000,
    staleTime: 4_000,
    retry: false,
  })
}
