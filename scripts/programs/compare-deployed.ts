import { getChain } from '@slipway/chains'
import { getProgramCode } from '@slipway/sdk/solana/get-program-authority'
import { getSolanaPrograms, type SolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'

/** How a program on a cluster stands to the committed binary of its name. */
export interface DeployedProgram {
  readonly name: keyof SolanaPrograms
  readonly address: SolanaPrograms[keyof SolanaPrograms]
  /** In words; undefined where it is that binary, and nobody can replace it. */
  readonly problem: string | undefined
}

/** Whether a program runs these bytes; behind them the loader may keep room. */
const runs = (code: Uint8Array, binary: Uint8Array) =>
  Buffer.from(code.subarray(0, binary.length)).equals(binary) &&
  code.subarray(binary.length).every((byte) => byte === 0)

async function problemOf(
  rpc: SolanaRpc,
  program: SolanaPrograms[keyof SolanaPrograms],
  binary: Uint8Array,
): Promise<string | undefined> {
  const { authority, code } = await getProgramCode(rpc, program)
  if (authority === 'unknown') return 'runs under a loader that is not known here'
  if (!runs(code, binary)) return 'is not the committed binary'
  return authority === null ? undefined : `can be replaced by ${authority}`
}

/**
 * Compares what a cluster runs with the committed binaries.
 * @param binaryOf the committed binary of a program
 * @throws {Error} where there is no program at an address, or no node answers
 */
export const compareDeployed = (
  rpc: SolanaRpc,
  programs: SolanaPrograms,
  binaryOf: (name: keyof SolanaPrograms) => Uint8Array,
): Promise<readonly DeployedProgram[]> =>
  Promise.all(
    (Object.keys(programs) as (keyof SolanaPrograms)[]).map(async (name) => ({
      ...{ name, address: programs[name] },
      problem: await problemOf(rpc, programs[name], binaryOf(name)),
    })),
  )

/**
 * The same for the programs that are recorded of a network.
 * @param shortname of `packages/chains`
 * @param rpcUrl a node, instead of the first that is known of the network
 * @throws {Error} also where no programs are recorded
 */
export async function compareOn(
  shortname: string,
  rpcUrl: string | undefined,
  binaryOf: (name: keyof SolanaPrograms) => Uint8Array,
): Promise<readonly DeployedProgram[]> {
  const { chainId, rpcUrls } = getChain(shortname)
  const programs = getSolanaPrograms(chainId)
  if (!programs) throw new Error(`No programs are recorded on ${shortname}.`)
  return await compareDeployed(createSolanaClient(rpcUrl ?? rpcUrls[0] ?? ''), programs, binaryOf)
}
