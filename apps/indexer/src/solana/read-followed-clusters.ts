import { chainsFor } from '@slipway/chains'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { z } from 'zod'
import type { FollowedCluster, FollowedProgram } from './followed-cluster.ts'

const givenNodes = z.array(z.object({ chainId: z.number().int().positive(), rpcUrl: z.url() }))

function programsOn(chainId: number): FollowedProgram[] {
  const programs = getSolanaPrograms(chainId)
  if (!programs) return []
  return [
    { kind: 'lock', address: programs.locker },
    { kind: 'airdrop', address: programs.airdrop },
    { kind: 'presale', address: programs.presale },
    { kind: 'pool', address: programs.staking },
  ]
}

/**
 * The clusters to index: in development those that are given, in production every one that has our programs, with the
 * operator's own nodes before the public ones.
 *
 * @param given JSON of `[{chainId, rpcUrl}]`, the variable SLIPWAY_SOLANA_NODES
 * @param only short names of the networks that this process indexes; undefined: all
 * @throws {z.ZodError} when it is malformed
 * @throws {UnknownChainError} when it names a network that is not offered
 */
export function readFollowedClusters(
  given: string | undefined,
  development: boolean,
  only?: readonly string[],
): FollowedCluster[] {
  const overrides = givenNodes.parse(JSON.parse(given ?? '[]'))
  return chainsFor({ development, overrides }).flatMap(
    ({ type, chainId, shortname, rpcUrls }): FollowedCluster[] => {
      const programs = type === 'solana' ? programsOn(chainId) : []
      const isGiven = overrides.some((one) => one.chainId === chainId)
      const isWanted = only === undefined || only.includes(shortname)
      if (programs.length === 0 || !isWanted || (development && !isGiven)) return []
      return [{ chainId, shortname, rpcUrls, programs }]
    },
  )
}
