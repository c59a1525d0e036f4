// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import RightsPanel from './rights-panel.tsx'
import {
  chain,
  friend,
  maker,
  testMetaplex,
  testToken,
  unnamedToken,
} from './test/metaplex-fixture.ts'
import type { ConsoleAction } from './token-action-plan.ts'
import type { TokenActions } from './use-token-actions.ts'

afterEach(cleanup)

function show(token: SolanaToken, account: string | undefined = undefined) {
  const opened: ConsoleAction[] = []
  const actions = {
    ...{ chain, token, account, problem: undefined, done: undefined, isPreparing: false },
    open: (action: ConsoleAction) => opened.push(action),
  } as unknown as TokenActions
  renderWithTheme(<RightsPanel actions={actions} />)
  return opened
}

const isSaid = (text: string) => screen.queryByText(text) !== null

test('whoever may change texts at Metaplex is named among the rights, and gives that up there', () => {
  const opened = show(testToken({ rights: { mint: friend, metadata: maker } }), maker)
  screen.getByText(m.solana_right_mint())
  screen.getByText(m.solana_right_metadata())
  screen.getByText(m.solana_right_yours())
  screen.getByText(m.solana_metaplex_account())
  expect(isSaid(m.solana_metaplex_renounced())).toBe(false)
  expect(isSaid(m.solana_metaplex_immutable())).toBe(false)
  const name = m.solana_give_up_named({ right: m.solana_right_metadata() })
  fireEvent.click(screen.getByRole('button', { name }))
  expect(opened).toEqual([{ kind: 'give-up', rights: ['metadata'] }])
})

test('that texts are immutable, or that nobody holds the right over them, is said', () => {
  show(testToken({ metaplex: testMetaplex({ isMutable: false }), rights: {} }))
  screen.getByText(m.solana_metaplex_immutable())
  screen.getByText(m.solana_rights_none())
  cleanup()
  show(testToken({ rights: {} }))
  screen.getByText(m.solana_metaplex_renounced())
})

test('a mint without texts says so, and who can add them', () => {
  show(unnamedToken())
  screen.getByText(m.solana_metaplex_none_open())
  cleanup()
  show(unnamedToken({ rights: {} }))
  screen.getByText(m.solana_metaplex_none())
  expect(isSaid(m.solana_metaplex_account())).toBe(false)
})

test('a token that keeps its texts itself says nothing of Metaplex', () => {
  show(testToken({ metaplex: undefined }))
  screen.getByText(m.solana_right_metadata())
  expect(screen.queryByText(/Metaplex|metadata/)).toBeNull()
})
