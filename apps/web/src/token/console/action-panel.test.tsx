// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import ActionForms from './action-forms.tsx'
import FinalForms from './final-forms.tsx'

afterEach(cleanup)

const token = {
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  symbol: 'HBR',
  decimals: 18,
  totalSupply: 1n,
  balance: 0n,
  contractUri: '',
  isContractUriFrozen: false,
  capabilities: { uri: true },
} as unknown as Token

function show(done: string) {
  const doneOf = (...ids: readonly string[]) => (ids.includes(done) ? 'Done.' : null)
  const act = { token, doneOf, clearDone: () => undefined, open: () => undefined }
  renderWithTheme(
    <>
      <ActionForms act={act as never} isOwner />
      <FinalForms act={act as never} isOwner={false} />
    </>,
  )
}
const button = (name: string) => screen.queryByRole('button', { name })

test.each(['token_freeze_uri', 'token_disable_mint', 'token_transfer_ownership', 'token_renounce'])(
  'what comes about but once is not offered again: %s',
  (done) => {
    show(done)
    expect(button(m.token_console_again())).toBeNull()
    expect(button(m.console_row_ready())).toBeTruthy()
  },
)

test.each(['token_set_uri', 'token_burn'])(
  'what can be done again is offered again: %s',
  (done) => {
    show(done)
    expect(button(m.token_console_again())).toBeTruthy()
  },
)
