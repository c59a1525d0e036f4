// @vitest-environment happy-dom
import { m, setLocale } from '@slipway/messages'
import { nftPhase } from '@slipway/sdk/nft/nft-phase'
import { cleanup, screen } from '@testing-library/react'
import { zeroHash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makeNftAct, makeSale } from '../test/nft-fixture.ts'
import { StatePanel } from './state-panel.tsx'

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 0 }))

afterEach(cleanup)

const hidden = `0x${'1'.repeat(64)}` as const

test.each([
  ['runs', zeroHash, -1, '16', '5'],
  ['is over, but for the owner', zeroHash, 0, '5', '5'],
  ['is over for everybody, as pictures are hidden', hidden, 0, '0', '0'],
] as const)('what is left of a sale that %s', (_what, provenanceHash, sinceEnd, left, share) => {
  const sale = makeSale({ terms: { provenanceHash } })
  const now = sale.terms.endTime + sinceEnd
  renderWithTheme(<StatePanel view={makeNftAct({ sale, now, phase: nftPhase(sale, now) })} />)
  screen.getByText(m.nftpage_minted_of({ minted: '4', total: '20', left }))
  expect(screen.getByText(m.nftpage_owner_left()).nextElementSibling?.textContent).toBe(share)
})

test.each([
  ['en-US', 'Wallets that minted in the sale'],
  ['zh-CN', '在发售中铸造的钱包'],
] as const)('what the owner minted alone is no wallet of the sale, in %s', (locale, label) => {
  setLocale(locale, { reload: false })
  const sale = makeSale({ state: { minted: 1, userCount: 0 } })
  const now = sale.terms.endTime - 1
  renderWithTheme(<StatePanel view={makeNftAct({ sale, now, phase: nftPhase(sale, now) })} />)
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe('0')
  setLocale('en-US', { reload: false })
})
