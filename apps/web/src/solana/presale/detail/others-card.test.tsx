// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaPresale, SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { type Address, address, getAddressDecoder, isOffCurveAddress } from '@solana/kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import type { PresaleView } from '../types.ts'
import OthersCard from './others-card.tsx'
import type { PresaleActs } from './presale-act.ts'
import { testBuyer, testPresale } from './test/presale-fixture.ts'

const sol = 1_000_000_000n
const me = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const friend = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const other = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
/** Off the curve. */
const vault = address('Vote111111111111111111111111111111111111111')

const world = vi.hoisted(() => ({ buyers: [] as unknown[] | undefined }))
vi.mock('../read-presales.ts', () => ({
  readBuyers: async () => {
    if (!world.buyers) throw new Error('The node lists none.')
    return world.buyers
  },
}))

const open = vi.fn()
afterEach(() => {
  cleanup()
  open.mockClear()
})

function render(
  label: 'finished' | 'canceled',
  buyers: readonly SolanaPresaleBuyer[] | undefined,
  {
    isTaxed = false,
    rights = {},
    ...change
  }: Partial<SolanaPresale> & Partial<Pick<LockToken, 'isTaxed' | 'rights'>> = {},
) {
  world.buyers = buyers && [...buyers]
  const presale = testPresale({ status: label, total: 10n * sol, accounts: 3, ...change })
  const view = {
    ...{ chain: getChain('sol') as SolanaChainDefinition, program: presale.address, presale },
    token: { ...testLockToken({ mint: presale.mint }), isTaxed, rights },
    ...{ status: { label, reason: 'none' }, held: 0n, now: 200_000 },
  } as PresaleView
  const acts = { review: { clearProblem: () => undefined }, open } as unknown as PresaleActs
  renderWithTheme(<OthersCard view={view} acts={acts} account={me} />)
}

const buyerOf = (wallet: Address, change: Partial<SolanaPresaleBuyer>) =>
  testBuyer({ wallet, ...change })

const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

test('a failed presale names whom one can pay, the most first, who only invited by the deposit', async () => {
  render('canceled', [
    buyerOf(other, { invitees: 1 }),
    buyerOf(me, { contributed: 9n * sol }),
    buyerOf(friend, { contributed: sol, exitFee: sol / 10n }),
  ])
  const [first, second, ...more] = await rows()
  expect(first).toContain('4zvw…CtajS')
  expect(first).toContain('1.1\u00a0SOL')
  expect(second).toContain(m.solpresalepage_gets_deposit())
  expect(second).not.toContain('SOL')
  expect(more).toEqual([])
  fireEvent.click(
    screen.getByRole('button', {
      name: m.solpresalepage_others_choose_wallet({ wallet: '4zvw…CtajS' }),
    }),
  )
  fireEvent.submit(screen.getByRole('textbox'))
  expect(open).toHaveBeenLastCalledWith('others', { kind: 'refund', wallet: friend })
})

test('a finished presale names those with something released, and nobody who was paid it', async () => {
  const inParts = {
    ...{ vestingStart: 102_000, firstBps: 2_500, cycleBps: 2_500, cycleSeconds: 1_000_000 },
    ...({ sold: 10_000_000n } as const),
  }
  render(
    'finished',
    [
      buyerOf(friend, { contributed: sol }),
      buyerOf(other, { contributed: sol, claimed: 250_000n }),
    ],
    inParts,
  )
  expect(await rows()).toEqual([expect.stringContaining('2,500\u00a0EDDY')])
  cleanup()
  render('finished', [buyerOf(friend, { contributed: sol })], { ...inParts, isTaxed: true })
  await screen.findByText(m.solpresalepage_refused_taxed())
  cleanup()
  const movable = { isTaxed: true, rights: { tax: other } }
  render('finished', [buyerOf(friend, { contributed: sol })], { ...movable, vestingStart: 102_000 })
  await screen.findByText(m.solana_refused_tax())
  cleanup()
  // A reward in SOL waits for no tokens.
  const invited = buyerOf(friend, { contributed: sol, earned: sol / 5n })
  const paysReward = async (change: Parameters<typeof render>[2]) => {
    render('finished', [invited], change)
    expect(await rows()).toEqual([expect.stringContaining('0.2\u00a0SOL')])
    cleanup()
  }
  await paysReward({ ...inParts, isTaxed: true })
  await paysReward({ ...movable, vestingStart: 102_000 })
  render('finished', [buyerOf(me, { contributed: sol })], inParts)
  await screen.findByText(m.solpresalepage_others_none())
})

test('an address without a key is offered to nobody, and the reader told why', async () => {
  const due = { contributed: sol }
  render('canceled', [buyerOf(vault, due), buyerOf(friend, due)])
  expect(await rows()).toEqual([expect.stringContaining('4zvw…CtajS')])
  screen.getByText(m.solpresalepage_others_keyless({ count: 1, shown: '1' }))
  cleanup()
  render('finished', [buyerOf(vault, due)], { vestingStart: 102_000, sold: 10_000_000n })
  await screen.findByText(m.solpresalepage_others_keyless({ count: 1, shown: '1' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('many are shown five at a time', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    getAddressDecoder().decode(new Uint8Array(32).fill(at + 1)),
  )
    .filter((one) => !isOffCurveAddress(one))
    .map((one) => buyerOf(one, { contributed: sol }))
  expect(many.length).toBeGreaterThan(10)
  render('canceled', many)
  expect(await rows()).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: m.presale_list_more() }))
  expect(await rows()).toHaveLength(10)
})

test('where a node lists nobody, an address is taken all the same', async () => {
  render('canceled', undefined)
  await screen.findByText(m.solpresalepage_others_unread(), {}, { timeout: 10_000 })
  screen.getByRole('textbox')
})
