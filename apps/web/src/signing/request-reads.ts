import { getTokenRecord } from '@slipway/sdk/platform/get-token-record'
import { rehearseRequest } from '@slipway/sdk/signing/rehearse-request'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'

/** Milliseconds after which the chain has moved on and the request is tried out anew. */
const FRESH_MS = 15_000

/** What the node says that the request would do now. */
export const useForecast = (id: string, request: SignRequest, isOpen: boolean) =>
  useQuery({
    queryKey: ['sign', id, 'forecast', request.chainId],
    queryFn: () => rehearseRequest(readClient, request),
    refetchInterval: FRESH_MS,
    enabled: isOpen,
  })

/** Which of the called addresses are tokens that the factory created. */
async function readCreated(calls: SignRequest['calls']): Promise<readonly Address[]> {
  const contracts = findTokenContracts(activeChain)
  if (!contracts) return []
  const targets = [...new Set(calls.map(({ to }) => to))]
  const records = await Promise.all(targets.map((to) => getTokenRecord(readClient, contracts, to)))
  return targets.filter((_, at) => records[at] !== undefined)
}

/** Tokens of a request that were created here; undefined while no node has said which. */
export function useCreatedTokens(
  id: string,
  { calls }: SignRequest,
): readonly Address[] | undefined {
  const { data } = useQuery({
    queryKey: ['sign', id, 'created', activeChain.chainId],
    queryFn: () => readCreated(calls),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
