// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makeNftAct, makeSale, makeSaleAccount } from '../test/nft-fixture.ts'
import { MintPanel } from './mint-panel.tsx'
import type { NftView } from './nft-view.ts'
import type { NftDone } from './use-nft-acts.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('./nft-tile.tsx', () => ({ NftTile: () => null }))

afterEach(cleanup)

/** The panel right after a mint, of a wallet that has minted so many by now. */
function show(minted: number, phase = 'public', isDone = true) {
  const sale = makeSale()
  const my = makeSaleAccount({ minted })
  const act = makeNftAct({ sale, my })
  const state = { steps: [{ result: { firstId: 4n, quantity: 2 } }] }
  renderWithTheme(
    <MintPanel
      view={{ sale, my, now: act.now, phase } as unknown as NftView}
      act={act}
      done={isDone ? ({ id: 'nft_mint', text: 'Minted.', state } as unknown as NftDone) : null}
      allowance={{ state: 'none' }}
      inviter={zeroAddress}
      onDropInviter={() => undefined}
    />,
  )
}
const more = () => screen.queryByRole('button', { name: m.nftpage_mint_again() })

test('who may mint more is offered to, and who has reached the limit is told that', () => {
  show(2)
  expect(more()).not.toBeNull()
  cleanup()
  show(3)
  expect(screen.getByText('Minted.')).toBeTruthy()
  expect(more()).toBeNull()
  expect(screen.getByText(m.nftpage_stop_cap({ count: '3' }))).toBeTruthy()
})

test('what a buyer pays for is said while anybody can buy', () => {
  show(0)
  expect(screen.getByText(m.nftpage_mint_text())).toBeTruthy()
  cleanup()
  show(0, 'finished', false)
  expect(screen.queryByText(m.nftpage_mint_text())).toBeNull()
})
