// @vitest-environment happy-dom
import { formatInteger, m } from '@slipway/messages'
import { nftPhase } from '@slipway/sdk/nft/nft-phase'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { buyer, makeNftAct, makeSale, saleNow } from '../test/nft-fixture.ts'
import { AboutPanel } from './about-panel.tsx'
import BeneficiaryPanel from './owner/supply-forms.tsx'
import { RenounceForm } from './owner/words-forms.tsx'
import { StatePanel } from './state-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../shared/use-collection-info.ts', () => ({
  useCollectionInfo: () => ({ about: 'Buoys', links: [] }),
}))

afterEach(cleanup)

const ownerless = makeSale({ owner: zeroAddress, beneficiary: buyer })

/** Each of these would be another’s, or nobody’s, where there is no owner. */
test('a collection without an owner names the last one where money goes, and nobody where texts change', () => {
  for (const sale of [makeSale(), ownerless]) {
    const act = makeNftAct({ sale })
    const isOwned = sale.owner !== zeroAddress
    renderWithTheme(
      <>
        <AboutPanel sale={sale} />
        <TermsPanel view={act} />
        <BeneficiaryPanel act={act} />
      </>,
    )
    const percent = '5%'
    const texts = isOwned
      ? [
          m.nftpage_about_text(),
          m.nftpage_terms_royalty_owner({ percent }),
          m.nftpage_own_withdraw_text(),
        ]
      : [
          m.nftpage_about_text_last(),
          m.nftpage_terms_royalty_last({ percent }),
          m.nftpage_own_withdraw_text_last(),
        ]
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
    cleanup()
  }
})

test('renouncing gives up what could still be minted, which is nothing once hidden pictures are over', () => {
  const hidden = { provenanceHash: `0x${'7'.repeat(64)}`, endTime: saleNow - 1 } as const
  for (const [sale, count] of [
    [makeSale(), 5],
    [makeSale({ terms: hidden }), 0],
  ] as const) {
    const { container } = renderWithTheme(<RenounceForm act={makeNftAct({ sale })} />)
    fireEvent.click(container.querySelector('button[aria-expanded="false"]') as Element)
    const given = m.nftpage_own_renounce_preview({ count: formatInteger(count) })
    expect(screen.getByText(given)).toBeTruthy()
    cleanup()
  }
})

test('where the owner alone could mint and is gone, nothing is said to be left to mint', () => {
  for (const capabilities of [63n, 0n]) {
    const terms = { mintMethod: 'owner', endTime: 0, total: 20, ownerShare: 20 } as const
    const sale = makeSale({ terms, state: { capabilities, ownerShareLeft: 16 } })
    const view = makeNftAct({ sale, phase: nftPhase(sale, saleNow) })
    renderWithTheme(<StatePanel view={view} />)
    const left = capabilities === 0n ? '0' : '16'
    expect(screen.getByText(m.nftpage_minted_of({ minted: '4', total: '20', left }))).toBeTruthy()
    const isOver = capabilities === 0n
    expect(screen.queryByText(m.nftpage_price_note_owner()) === null).toBe(isOver)
    expect(screen.queryByText(m.nftpage_price_note_over()) === null).toBe(!isOver)
    cleanup()
  }
})
