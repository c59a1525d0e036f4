// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m, setLocale } from '@slipway/messages'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeNftAct, makeSale } from '../test/nft-fixture.ts'
import { MyPanel } from './my-panel.tsx'
import type { NftView } from './nft-view.ts'

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

const textOf = (parts: Partial<NftView>) => {
  const view = makeNftAct(parts)
  render(
    <MantineProvider env="test">
      <MyPanel view={view} allowance={{ state: 'none' }} />
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
