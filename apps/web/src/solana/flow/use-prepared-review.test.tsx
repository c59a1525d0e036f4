// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { AmountField } from '@slipway/ui/amount-field'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { WalletAccount } from '@wallet-standard/base'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { ActionCard } from '../console/action-card.tsx'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { usePreparedReview } from './use-prepared-review.ts'

const chain = getChain('sol') as SolanaChainDefinition
const refusal = 'Nobody can be paid there.'
const accountAt = (address: string) =>
  ({ address, chains: [walletChain(chain)] }) as unknown as WalletAccount

beforeEach(() =>
  useWalletStore.setState({ wallet: {} as SolanaWallet, account: accountAt('first') }),
)
afterEach(cleanup)

/** A form whose preparation is refused whatever is entered. */
function Form() {
  const review = usePreparedReview<'pay'>(chain)
  const [amount, setAmount] = useState('')
  return (
    <ActionCard
      actions={review}
      acts={['pay']}
      {...{ title: 'Pay', text: '', submit: 'Review' }}
      onSubmit={(event) => {
        event.preventDefault()
        review.run('pay', async () => refusal)
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
