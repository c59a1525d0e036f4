// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { AmountField } from '@slipway/ui/amount-field'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { WalletAccount } from '@wallet-standard/base'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { ActionCard } from '../console/action-card.tsx'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'
import type { SolanaPlan } from './solana-plan.ts'
import { usePreparedReview } from './use-prepared-review.ts'

// A review that is sent as soon as it opens.
vi.mock('./use-solana-review.tsx', () => ({
  useSolanaReview: (onDone: () => void) => ({ open: () => onDone(), dialog: null }),
}))

const chain = getChain('sol') as SolanaChainDefinition
const refusal = 'Nobody can be paid there.'
const doneText = 'It is in your wallet.'
const accountAt = (address: string) =>
  ({ address, chains: [walletChain(chain)] }) as unknown as WalletAccount

beforeEach(() =>
  useWalletStore.setState({ wallet: {} as SolanaWallet, account: accountAt('first') }),
)
afterEach(cleanup)

/** A form and what its preparation comes to: a refusal, where nothing else is given. */
function Form({ outcome = refusal }: { outcome?: SolanaPlan | string }) {
  const review = usePreparedReview<'pay'>(chain)
  const [amount, setAmount] = useState('')
  return (
    <ActionCard
      actions={review}
      acts={['pay']}
      {...{ title: 'Pay', text: '', submit: 'Review', doneText }}
      onSubmit={(event) => {
        event.preventDefault()
        review.run('pay', async () => outcome)
      }}
    >
      <AmountField
        label="Amount"
        unit="EDDY"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
        onMaximum={() => setAmount('9')}
      />
      <label>
        All
        <input type="checkbox" />
      </label>
    </ActionCard>
  )
}

const ask = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByText(refusal)
}

test.each([
  ['typed', () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '5' } })],
  ['ticked', () => fireEvent.click(screen.getByRole('checkbox'))],
  ['filled in by a button', () => fireEvent.click(screen.getAllByRole('button')[0] as Element)],
  ['signed by another account', () => useWalletStore.setState({ account: accountAt('second') })],
])('why nothing could be prepared goes with what was entered: %s', async (_, change) => {
  renderWithTheme(<Form />)
  await ask()
  fireEvent.click(screen.getByRole('textbox'))
  screen.getByText(refusal)
  act(() => void change())
  expect(screen.queryByText(refusal)).toBeNull()
  await ask()
})

test('what one wallet achieved is said to it, and to no other', async () => {
  renderWithTheme(<Form outcome={{} as SolanaPlan} />)
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByText(doneText)
  act(() => useWalletStore.setState({ account: accountAt('second') }))
  expect(screen.queryByText(doneText)).toBeNull()
  act(() => useWalletStore.setState({ account: accountAt('first') }))
  screen.getByText(doneText)
})
