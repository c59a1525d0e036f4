import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { buildPresaleCreation } from '@slipway/sdk/solana/presale/build-presale-creation'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import { findPresaleAddress } from '@slipway/sdk/solana/presale/find-presale-address'
import type { SolanaPresaleDraft, SolanaPresaleEntry } from '@slipway/sdk/solana/presale/types'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import type { Address } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { readRunContext } from '../harness/run-context.ts'
import type { SolanaCreator } from './solana-creator.ts'

const day = 86_400
const sol = 1_000_000_000n

/**
 * Makes a presale of 1 to 2 SOL for 9 500 000 base units of a token, without a list, which begins in ten minutes and lasts
 * for a day.
 * @param id tells the presales of one maker and token apart
 * @param change what is different in this one
 * @param entries who is on its list
 */
export async function makePresale(
  maker: SolanaCreator,
  mint: Address,
  id: bigint,
  change: Partial<SolanaPresaleDraft> = {},
  entries: readonly SolanaPresaleEntry[] = [],
): Promise<{ readonly presale: Address; readonly startAt: number }> {
  const program = getSolanaPrograms(902)?.presale as Address
  const startAt = (await getClusterTime(createSolanaClient(readRunContext().solanaUrl))) + 600
  const presale = await findPresaleAddress(program, { creator: maker.signer.address, mint, id })
  const root =
    entries.length > 0
      ? buildPresaleTree(presale, entries, await loadKeccak()).root
      : new Uint8Array(32)
  const draft: SolanaPresaleDraft = {
    ...{ mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, amount: 10_000_000n, tokens: 9_500_000n },
    ...{ softCap: sol, hardCap: 2n * sol, minContribution: sol / 10n, maxContribution: 2n * sol },
    ...{ startAt, endAt: startAt + day, t1Seconds: 0, t2Seconds: 0 },
    ...{ cycleSeconds: 0, firstBps: 10_000, cycleBps: 0, kind: 1, whitelistMode: 0 },
    ...{ burnsUnsold: false, infoKey: '', inviterBps: [], root },
    ...change,
  }
  await maker.send((await buildPresaleCreation(program, maker.signer, draft, id)).instructions)
  return { presale, startAt }
}
