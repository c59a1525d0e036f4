import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { deployProgram } from './deploy-program.ts'
import type { LocalCluster } from './local-cluster.ts'

const programs = ['locker', 'airdrop', 'presale', 'staking'] as const

export type ProgramName = (typeof programs)[number]

const folder = process.env.SLIPWAY_PROGRAMS
  ? pathToFileURL(`${resolve(process.env.SLIPWAY_PROGRAMS)}/`)
  : new URL('../../../../programs/', import.meta.url)

/** The committed binary of a program, or that in the folder that `SLIPWAY_PROGRAMS` names. */
export function readProgram(name: ProgramName): Uint8Array {
  return readFileSync(new URL(`${name}/${name}.so`, folder))
}

/** Programs have the same addresses on every local cluster, as `getSolanaPrograms` of the SDK knows them. */
const keyOf = (name: string) =>
  createKeyPairSignerFromPrivateKeyBytes(
    createHash('sha256').update(`slipway local program ${name} 1`).digest(),
  )

/** Deploys the platform's programs where a cluster does not have them. */
export async function deployLocalPrograms(cluster: LocalCluster): Promise<void> {
  for (const name of programs) {
    const key = await keyOf(name)
    if (cluster.machine.getAccount(key.address).exists) continue
    await deployProgram(cluster.machine, key, readProgram(name))
    cluster.closeBlock()
  }
}
