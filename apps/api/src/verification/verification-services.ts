import { type ChainDefinition, findChain } from '@slipway/chains'
import { chooseVerifiers } from '@slipway/verification/choose-verifiers'
import { createEtherscanVerifier } from '@slipway/verification/create-etherscan-verifier'
import { createSourcifyVerifier } from '@slipway/verification/create-sourcify-verifier'
import type { SourceVerifier } from '@slipway/verification/source-verification'
import { z } from 'zod'

/** One service that an operator names, instead of those that the network's file knows. */
export const configuredServices = z.array(
  z.strictObject({
    chainId: z.number().int().positive(),
    kind: z.enum(['sourcify', 'etherscan']),
    name: z.string().min(1).max(40).optional(),
    apiUrl: z.url(),
    siteUrl: z.url().optional(),
    apiKey: z.string().optional(),
  }),
)

type ConfiguredService = z.infer<typeof configuredServices>[number]

/** Where the tokens of a network are verified; empty: nowhere. */
export type ServicesOf = (chainId: number) => readonly SourceVerifier[]

function makeService(given: ConfiguredService): SourceVerifier {
  if (given.kind === 'sourcify') return createSourcifyVerifier(given.apiUrl)
  return createEtherscanVerifier({
    name: given.name ?? new URL(given.apiUrl).host,
    apiUrl: given.apiUrl,
    ...(given.apiKey === undefined ? {} : { apiKey: given.apiKey }),
    ...(given.siteUrl === undefined ? {} : { siteUrl: given.siteUrl }),
  })
}

/**
 * Decides who verifies the tokens of which network. In development every network is a local stand-in under a live
 * network's number: only services that were configured for it are ever asked.
 */
export function makeServicesOf(options: {
  chains: readonly ChainDefinition[]
  development: boolean
  configured: readonly ConfiguredService[]
  etherscanKey: string | undefined
}): ServicesOf {
  const known = new Map<number, readonly SourceVerifier[]>()
  const choose = (chainId: number): readonly SourceVerifier[] => {
    const configured = options.configured.filter((given) => given.chainId === chainId)
    if (configured.length > 0 || options.development) return configured.map(makeService)
    const chain = findChain(chainId, options.chains)
    return chain?.type === 'evm' ? chooseVerifiers(chain, options.etherscanKey) : []
  }
  return (chainId) => {
    const services = known.get(chainId) ?? choose(chainId)
    known.set(chainId, services)
    return services
  }
}
