import { rehearseRequest } from '@slipway/sdk/signing/rehearse-request'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { useQuery } from '@tanstack/react-query'
import { readClient } from '../shell/read-client.ts'

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
