import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { findNumberedAddress } from '@slipway/sdk/solana/find-numbered-address'
import { firstBump } from '@slipway/sdk/solana/first-bump'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import { prepareAirdropCreation } from '../src/solana/airdrop/prepare-airdrop-creation.ts'
import { prepareLockCreation } from '../src/solana/lock/prepare-lock-creation.ts'
import { preparePresaleCreation } from '../src/solana/presale/create/prepare-presale-creation.ts'
import { preparePoolCreation } from '../src/solana/staking/create/prepare-pool-creation.ts'

vi.mock('../src/solana/network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
  }),
}))
vi.mock('../src/solana/network/describe-program.ts', () => ({ describeProgram: async () => '' }))
vi.mock('../src/solana/console/non-wallet-text.ts', () => ({
  nonWalletText: async () => undefined,
}))
vi.mock('../src/solana/airdrop/publish-list.ts', () => ({
  publishList: async () => ({ root: new Uint8Array(32), listKey: '' }),
}))

/** Of any number, both addresses that are looked at are found at once one time in four. */
const times = 8
const chain = getChain('solana-local') as SolanaChainDefinition
const creator = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const mint = address('So11111111111111111111111111111111111111112')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** The program that opens vaults. */
const associated = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const account = { address: creator, chains: ['solana:localnet'], publicKey: new Uint8Array(32) }
const signer = { wallet: {}, account }
const token = {
  ...{ mint, tokenProgram, name: 'Eddy', symbol: 'EDDY', decimals: 2, rights: {} },
  ...{ isTaxed: false, transferFeeBps: 0, transferFeeMax: 0n, accountBytes: 165 },
}
const lock = { mint, tokenProgram, amount: 1n, owner: creator, unlockAt: 2, schedule: undefined }
const airdrop = { startTime: 0n, endTime: 0n, releaseSeconds: 0n, firstBps: 10_000n }
const presale = {
  ...{ mint, tokenProgram, kind: 1, amount: 1n, tokens: 1n, softCap: 1n, hardCap: 1n },
  ...{ minContribution: 0n, maxContribution: 1n, startAt: 1, endAt: 2, whitelistMode: 0 },
  ...{ t1Seconds: 0, t2Seconds: 0, cycleSeconds: 0, firstBps: 10_000, cycleBps: 0 },
  ...{ burnsUnsold: false, inviterBps: [] },
}
const pool = {
  ...{ stake: { mint, tokenProgram }, reward: { mint, tokenProgram }, amount: 1n, rewards: 1n },
  ...{ unspent: 0n, rate: 1n, startAt: 1, endAt: 2, deadlineAt: 2, lockSeconds: 0 },
  ...{ limit: 0n, limitSeconds: 0 },
}

const making = { chain, program, token }
const kinds = [
  ['lock', 2, () => prepareLockCreation({ ...making, draft: lock } as never, signer as never)],
  [
    ...(['airdrop', 2] as const),
    () => {
      const list = { terms: airdrop, summary: { count: 1, total: 1n } }
      return prepareAirdropCreation({ ...making, ...list } as never, signer as never)
    },
  ],
  [
    ...(['presale', 2] as const),
    () => {
      const draft = { token, terms: presale, entries: [] }
      return preparePresaleCreation({ ...making, ...signer, draft } as never)
    },
  ],
  [
    ...(['pool', 3] as const),
    () => {
      const draft = { stake: token, reward: token, terms: pool, now: 1 }
      return preparePoolCreation({ ...making, ...signer, draft } as never)
    },
  ],
] as const

test.each(kinds)(
  'a new %s has a number with which the program finds it and its vault at once',
  async (kind, vaultAt, prepare) => {
    for (let time = 0; time < times; time++) {
      const plan = await prepare()
      if (typeof plan === 'string') throw new Error(plan)
      const all = plan.request.instructions
      const creation = all.find(({ programAddress }) => programAddress === program)
      // Behind the kind of call.
      const id = Buffer.from(creation?.data ?? []).readBigUInt64LE(1)
      const accounts = creation?.accounts?.map((meta) => meta.address) ?? []
      const own = await findNumberedAddress(program, kind, { creator, mint, id })
      expect(own).toEqual([accounts[1], firstBump])
      const vault = await getProgramDerivedAddress({
        programAddress: associated,
        seeds: [own[0], tokenProgram, mint].map((one) => getAddressEncoder().encode(one)),
      })
      expect(vault).toEqual([accounts[vaultAt], firstBump])
    }
  },
)
