import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { getEscrows } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import { getJupiterLock } from '@slipway/sdk/solana/jupiter-lock/get-jupiter-lock'
import { jupiterLockProgram } from '@slipway/sdk/solana/jupiter-lock/jupiter-lock-program'
import { encodeEscrow } from '@slipway/sdk/solana/jupiter-lock/test/encode-escrow'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'
import type { JupiterEscrow } from '@slipway/sdk/solana/jupiter-lock/types'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { type Address, generateKeyPairSigner, lamports } from '@solana/kit'
import { AccountState, getTokenEncoder } from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeClusterFile } from '../src/solana/cluster-file.ts'
import { LocalCluster } from '../src/solana/local-cluster.ts'
import { type RunningCluster, startCluster } from '../src/solana/start-cluster.ts'

const { mint, recipient } = testEscrow()
const folder = mkdtempSync(join(tmpdir(), 'jupiter-lock-'))
let cluster: RunningCluster
let rpc: SolanaRpc
let escrows: readonly [JupiterEscrow, JupiterEscrow, JupiterEscrow, JupiterEscrow]

const newAddress = async () => (await generateKeyPairSigner()).address

/** Writes an account into a cluster as a program would have left it. */
function put({ machine }: LocalCluster, address: Address, owner: Address, data: Uint8Array): void {
  machine.setAccount({
    ...{ address, data, executable: false, lamports: lamports(10_000_000n) },
    ...{ programAddress: owner, space: BigInt(data.length) },
  })
}

async function putEscrow(local: LocalCluster, escrow: JupiterEscrow): Promise<void> {
  const { address, tokenProgram } = escrow
  put(local, address, jupiterLockProgram, encodeEscrow(escrow))
  const vault = await findTokenAccount(address, { mint: escrow.mint, program: tokenProgram })
  const held = getTokenEncoder().encode({
    ...{ mint: escrow.mint, owner: address, amount: 2_000n - escrow.claimed, delegate: null },
    ...{ state: AccountState.Initialized, isNative: null, delegatedAmount: 0n },
    ...{ closeAuthority: null, extensions: null },
  })
  put(local, vault, tokenProgram, Uint8Array.from(held))
}

beforeAll(async () => {
  const local = new LocalCluster()
  escrows = [
    testEscrow({ claimed: 5n }),
    testEscrow({ address: await newAddress(), recipient: await newAddress() }),
    testEscrow({ address: await newAddress(), mint: await newAddress(), claimed: 700n }),
    testEscrow({ address: await newAddress(), canceledAt: 9n, cancelableBy: 'both' }),
  ]
  for (const escrow of escrows) await putEscrow(local, escrow)
  const statePath = join(folder, 'cluster')
  writeClusterFile(statePath, local.save())
  cluster = await startCluster({ statePath })
  rpc = createSolanaClient(cluster.rpcUrl)
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

test('a node finds the escrows of a token and of a recipient, with what each of them holds', async () => {
  const [partly, whole, ofAnother] = escrows
  expect(await getEscrows(rpc, { mint })).toEqual({
    held: [
      { escrow: whole, vaultAmount: 2_000n },
      { escrow: partly, vaultAmount: 1_995n },
    ],
    left: 0,
  })
  expect(await getEscrows(rpc, { recipient })).toEqual({
    held: [
      { escrow: partly, vaultAmount: 1_995n },
      { escrow: ofAnother, vaultAmount: 1_300n },
    ],
    left: 0,
  })
  expect(await getEscrows(rpc, { mint }, 1)).toMatchObject({ held: [{ escrow: whole }], left: 1 })
})

test('a cluster without the program says so', async () => {
  expect(await getJupiterLock(rpc)).toBeUndefined()
})
