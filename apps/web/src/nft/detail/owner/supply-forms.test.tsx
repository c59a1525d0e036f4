// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makeNftAct, makeSale } from '../../test/nft-fixture.ts'
import { MintForm } from './supply-forms.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))

afterEach(cleanup)

test('a free share that never was, or that buyers minted away, is not said to be used up', () => {
  const { total } = makeSale().terms
  for (const [ownerShare, minted, text] of [
    [0, 4, m.nftpage_own_mint_never()],
    [5, total, m.nftpage_own_mint_all()],
    [5, 5, m.nftpage_own_mint_none()],
  ] as const) {
    const sale = makeSale({ terms: { ownerShare }, state: { minted, ownerShareLeft: 0 } })
    renderWithTheme(<MintForm act={makeNftAct({ sale })} />)
    screen.getByText(text)
    cleanup()
  }
})
