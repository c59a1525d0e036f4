import type { Badge } from '@slipway/api-client'
import { checkAttestation } from '@slipway/sdk/badges/attestation/check-attestation'
import { getAttestation } from '@slipway/sdk/badges/attestation/get-attestation'
import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { badgeApi } from '../core/badge-api.ts'
import { readClient } from '../core/read-client.ts'

/** Has this browser read an attestation from the network itself, and compare it with the badge: every fault. */
export function useAttestationCheck(badge: Badge, uid: string) {
  const eas = activeChain.attestations?.eas
  const isHere = badge.chainId === activeChain.chainId && eas !== undefined
  const { data, isError } = useQuery({
    queryKey: ['attestation', badge.chainId, uid, badge.state],
    queryFn: async ({ signal }) => {
      const [{ attesters }, attestation] = await Promise.all([
        badgeApi.listAttesters({ signal }),
        getAttestation(readClient, eas as Address, uid as Hex),
      ])
      const trusted = attesters.filter(({ removedAt }) => removedAt === null)
      return checkAttestation(
        badge,
        attestation,
        trusted.map(({ address }) => address as Address),
      )
    },
    enabled: isHere,
    retry: false,
    refetchInterval: 15_000,
  })
  return { isHere, faults: data, isError }
}
