import type { AttestationContracts, ChainDefinition } from '@slipway/chains'
import { type Attestation, getAttestation } from '@slipway/sdk/badges/attestation/get-attestation'
import type { Hex } from 'viem'
import { nodeClient } from '../work/node-client.ts'

/** A network on which badges can be attested. */
export interface AttestationNetwork extends AttestationContracts {
  readonly chainId: number
  readonly shortname: string
}

/** Where badges are attested on chain, and what stands there. */
export interface AttestationService {
  readonly networks: readonly AttestationNetwork[]
  /**
   * Reads from the network's own nodes.
   *
   * @returns undefined where the network keeps no attestation of that UID, or has no service
   * @throws what the client throws when no node answers
   */
  readonly read: (chainId: number, uid: Hex) => Promise<Attestation | undefined>
}

/** The service of the networks that name its contracts. */
export function makeAttestationService(chains: readonly ChainDefinition[]): AttestationService {
  const networks = chains.flatMap((chain) =>
    chain.attestations
      ? [{ chainId: chain.chainId, shortname: chain.shortname, ...chain.attestations }]
      : [],
  )
  return {
    networks,
    read: async (chainId, uid) => {
      const network = networks.find((one) => one.chainId === chainId)
      const chain = chains.find((one) => one.chainId === chainId)
      const client = chain && nodeClient(chain)
      if (!network || !client) return undefined
      return await getAttestation(client, network.eas, uid)
    },
  }
}
