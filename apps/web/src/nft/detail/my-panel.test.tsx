// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m, setLocale } from '@slipway/messages'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeNftAct, makeSale } from '../test/nft-fixture.ts'
import { MyPanel } from './my-panel.tsx'
import type { NftView } from './nft-view.ts'
import type { Allowance } from './use-allowance.ts'

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

const textOf = (parts: Partial<NftView>, allowance: Allowance = { state: 'none' }) => {
  const view = makeNftAct(parts)
  render(
    <MantineProvider env="test">
      <MyPanel view={view} allowance={allowance} />
    </MantineProvider>,
  )
  return document.body.textContent ?? ''
}

test('what a wallet can still mint is said while minting goes on, and not once it is over', () => {
  const sale = makeSale({ terms: { cap: 0 } })
  expect(textOf({ sale, phase: 'public' })).toContain(
    `${m.nftpage_mine_left()}${m.nftpage_mine_no_cap()}`,
  )
  cleanup()
  expect(textOf({ sale, phase: 'finished' })).not.toContain(m.nftpage_mine_left())
})

test('while only the list mints, what is left ends with the place on it', () => {
  const sale = makeSale({ terms: { cap: 1 } })
  const { my } = makeNftAct({ sale })
  if (!my) throw new Error('The fixture has a wallet.')
  const parts = { sale, my: { ...my, minted: 2 } }
  const listed: Allowance = { state: 'listed', listed: { allowance: 5, proof: [] } }
  // The limit of a wallet is the public phase's.
  expect(textOf({ ...parts, phase: 'list' }, listed)).toContain(`${m.nftpage_mine_left()}3`)
  cleanup()
  expect(textOf({ ...parts, phase: 'list' }, { state: 'unlisted' })).not.toContain(
    m.nftpage_mine_left(),
  )
  cleanup()
  expect(textOf({ ...parts, phase: 'public' }, listed)).toContain(`${m.nftpage_mine_left()}0`)
})
