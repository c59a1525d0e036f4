// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { friend, makeNftAct, makeSale, makeSaleAccount } from '../test/nft-fixture.ts'
import MintForm from './mint-form.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/flow/get-needed-approvals', () => ({
  getNeededApprovals: async (_: unknown, __: unknown, needs: unknown) => needs,
}))

const PRICE = 50_000_000_000_000_000n
const token = `0x${'5'.repeat(40)}` as const
const open = vi.fn<(plan: ShownPlan) => void>()

afterEach(() => {
  cleanup()
  open.mockReset()
})

function show(parts: Partial<Parameters<typeof MintForm>[0]> = {}, sale = makeSale()) {
  const my = makeSaleAccount()
  const act = makeNftAct({ sale, my, open: (plan) => open(plan) })
  renderWithTheme(
    <MintForm
      act={{ ...act, my }}
      most={3}
      price={PRICE}
      listed={undefined}
      inviter={undefined}
      onDropInviter={() => undefined}
      {...parts}
    />,
  )
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(m.nftpage_mint_quantity()), { target: { value: text } })
const review = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: m.nftpage_mint_review() })

async function planned() {
  fireEvent.click(review())
  await waitFor(() => expect(open).toHaveBeenCalled())
  return open.mock.calls[0]?.[0]
}

describe('minting', () => {
  test('says the total to the unit, and plans exactly that', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: m.nftpage_mint_more() }))
    expect(screen.getByText(/0\.1\sETH/)).toBeDefined()
    const plan = await planned()
    expect(plan?.input).toMatchObject({ quantity: 2, value: 2n * PRICE, approvals: [] })
  })

  test('stays between one and what the wallet may', () => {
    show()
    const less = screen.getByRole<HTMLButtonElement>('button', { name: m.nftpage_mint_less() })
    expect(less.disabled).toBe(true)
    type('4')
    expect(screen.getByText(m.nftpage_mint_wrong({ max: '3' }))).toBeDefined()
    expect(screen.queryByText(/^0\sETH$/)).toBeNull()
    expect(review().disabled).toBe(true)
  })

  test('shows who invited, names him in the plan, and lets the visitor come without', async () => {
    const drop = vi.fn()
    show({ inviter: friend, onDropInviter: drop })
    expect((await planned())?.input).toMatchObject({ inviter: friend })
    fireEvent.click(screen.getByRole('button', { name: m.nftpage_mint_invited_drop() }))
    expect(drop).toHaveBeenCalled()
  })

  test('approves a token exactly, and never more', async () => {
    const paymentToken = { address: token, name: 'Dollar', symbol: 'USD', decimals: 18 }
    const sale = makeSale({ paymentToken })
    show({}, sale)
    expect((await planned())?.input).toMatchObject({
      approvals: [{ token, spender: sale.address, amount: PRICE }],
    })
  })

  test('is not offered to a wallet that cannot pay', () => {
    const my = makeSaleAccount({ paymentBalance: PRICE - 1n })
    show({ act: { ...makeNftAct(), my } })
    expect(review().disabled).toBe(true)
  })
})
