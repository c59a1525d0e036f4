// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { address } from '@solana/kit'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareLockCreation } from './prepare-lock-creation.ts'
import SolanaLockForm from './solana-lock-form.tsx'
import { testLockToken } from './test/test-lock-token.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const chain = getChain('sol') as SolanaChainDefinition

vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
  }),
}))
const program = vi.hoisted(() => ({ authority: null as string | null }))
vi.mock('@slipway/sdk/solana/get-program-authority', () => ({
  getProgramAuthority: async () => program.authority,
}))
vi.mock('../console/non-wallet-text.ts', () => ({ nonWalletText: async () => undefined }))

const token = testLockToken({
  ...{ isTaxed: true, transferFeeBps: 200, transferFeeMax: 2n ** 64n - 1n },
})
const { mint, tokenProgram } = token
const open = { rights: { tax: wallet } }

afterEach(cleanup)

async function permanentOf(change: Partial<LockToken>) {
  const draft = { mint, tokenProgram, amount: 1n, owner: wallet, unlockAt: 9_000_000 }
  const making = { chain, program: mint, token: { ...token, ...change } }
  const signer = { wallet: {}, account: { address: wallet, publicKey: new Uint8Array(32) } }
  const plan = await prepareLockCreation(
    { ...making, draft: { ...draft, schedule: undefined } },
    signer as unknown as PlanSigner,
  )
  if (typeof plan === 'string') throw new Error(plan)
  return plan.review.permanent
}

function formOf(change: Partial<LockToken>) {
  cleanup()
  renderWithTheme(
    <SolanaLockForm
      {...{ chain, account: wallet, held: 1n, now: 1, isUnderway: false, isPreparing: false }}
      token={{ ...token, ...change }}
      problem={undefined}
      onReview={() => undefined}
      onEntry={() => undefined}
      kept="lock"
    />,
  )
  return document.body.textContent ?? ''
}

test('the review of a lock says of a tax only what can become of it', async () => {
  const fixed = m.solana_lock_permanent_tax_fixed({ tax: '2%' })
  expect(await permanentOf({})).toContain(fixed)
  expect(await permanentOf({})).not.toContain(m.solana_lock_permanent_tax())
  expect(await permanentOf(open)).toContain(m.solana_lock_permanent_tax())
  expect(await permanentOf(open)).not.toContain(fixed)
})

test('the form does so too, and names a tax that was decided', () => {
  expect(formOf({})).toContain(m.solana_lock_taxed_fixed({ tax: '2%' }))
  expect(formOf(open)).toContain(m.solana_lock_taxed({ tax: '2%' }))
  expect(formOf({ ...open, transferFeeBps: 0 })).toContain(m.solana_lock_untaxed_now())
  expect(formOf({ transferFeeBps: 0 })).not.toContain(m.solana_lock_untaxed_now())
  expect(formOf({ nextTransferFee: { bps: 700, epoch: 9n } })).toContain(
    m.solana_tax_pending({ tax: '7%', epoch: '9' }),
  )
})

test('that wallets show other amounts of a token is said before it is locked', () => {
  expect(formOf({ isScaled: true })).toContain(m.solana_trait_scaled())
  expect(formOf({})).not.toContain(m.solana_trait_scaled())
})

test('nobody is said to be able to change the program only where the cluster says so', async () => {
  const fixed = m.solana_lock_permanent_program()
  expect(await permanentOf({})).toContain(fixed)
  for (const [authority, text] of [
    [wallet, m.solana_program_open({ authority: wallet })],
    ['unknown', m.solana_program_unknown()],
  ] as const) {
    program.authority = authority
    const said = await permanentOf({})
    expect(said).toContain(text)
    expect(said).not.toContain(fixed)
  }
  program.authority = null
})
