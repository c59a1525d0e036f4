// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgramFrame } from '../src/solana/frame/program-frame.tsx'
import { testLockToken } from '../src/solana/lock/test/test-lock-token.ts'
import { preparePresaleCreation } from '../src/solana/presale/create/prepare-presale-creation.ts'
import { preparePoolCreation } from '../src/solana/staking/create/prepare-pool-creation.ts'
import { renderWithTheme } from './render-with-theme.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const text = m.solana_program_open({ authority: wallet })

vi.mock('@slipway/sdk/solana/get-program-authority', () => ({
  getProgramAuthority: async () => wallet,
}))
vi.mock('../src/solana/network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
  }),
}))
const page = vi.hoisted(() => ({ chain: undefined as SolanaChainDefinition | undefined }))
vi.mock('../src/solana/network/use-cluster.ts', () => ({ useCluster: () => page.chain }))
vi.mock('../src/core/offered-chains.ts', async () => {
  const chains = await import('@slipway/chains')
  return { offeredChains: ['sol', 'solana-local'].map((name) => chains.getChain(name)) }
})
vi.mock('../src/solana/frame/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))

beforeEach(() => {
  page.chain = chain
})
afterEach(cleanup)

const programs = [
  ['locker', m.solana_lock_absent_title],
  ['airdrop', m.solana_airdrop_absent_title],
  ['presale', m.solpresalemake_absent_title],
  ['staking', m.solstakemake_absent_title],
] as const

test.each(programs)(
  'pages of the %s program warn where somebody can change it',
  async (program) => {
    renderWithTheme(
      <ProgramFrame program={program} title="" description="">
        {() => 'its page'}
      </ProgramFrame>,
    )
    await screen.findByText(text)
    expect(document.body.textContent).toContain('its page')
  },
)

test.each(programs)(
  'a cluster without the %s program names those that have it',
  (program, title) => {
    const elsewhere = getChain('sol') as SolanaChainDefinition
    page.chain = elsewhere
    renderWithTheme(
      <ProgramFrame program={program} title="" description="">
        {() => 'its page'}
      </ProgramFrame>,
    )
    expect(document.body.textContent).not.toContain('its page')
    screen.getByText(title({ chain: elsewhere.name }))
    screen.getByText(m.solana_absent_elsewhere({ chains: chain.name }))
  },
)

const token = testLockToken()
const { mint } = token
const submitted = {
  ...{ chain, program: mint, wallet: {} },
  account: { address: wallet, chains: ['solana:localnet'], publicKey: new Uint8Array(32) },
}
const presaleTerms = {
  ...{ mint, tokenProgram: mint, kind: 1, amount: 1n, tokens: 1n, softCap: 1n, hardCap: 1n },
  ...{ minContribution: 0n, maxContribution: 1n, startAt: 1, endAt: 2, whitelistMode: 0 },
  ...{ t1Seconds: 0, t2Seconds: 0, cycleSeconds: 0, firstBps: 10_000, cycleBps: 0 },
  ...{ burnsUnsold: false, inviterBps: [] },
}
const poolTerms = {
  ...{ stake: { mint, tokenProgram: mint }, reward: { mint, tokenProgram: mint }, amount: 1n },
  ...{ rewards: 1n, unspent: 0n, rate: 1n, startAt: 1, endAt: 2, deadlineAt: 2, lockSeconds: 0 },
  ...{ limit: 0n, limitSeconds: 0 },
}

test.each([
  [
    ...(['presale', m.solpresalemake_permanent_program] as const),
    () =>
      preparePresaleCreation({
        ...submitted,
        draft: { token, terms: presaleTerms, entries: [] },
      } as never),
  ],
  [
    ...(['pool', m.solstakemake_fixed_program] as const),
    () =>
      preparePoolCreation({
        ...submitted,
        draft: { stake: token, reward: token, terms: poolTerms, now: 1 },
      } as never),
  ],
])('the review of a %s says it too, and not that nobody can', async (_, fixed, prepare) => {
  const plan = await prepare()
  if (typeof plan === 'string') throw new Error(plan)
  expect(plan.review.permanent).toContain(text)
  expect(plan.review.permanent).not.toContain(fixed())
})
