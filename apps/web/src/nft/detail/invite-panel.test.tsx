// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makeNftAct, makeSaleAccount } from '../test/nft-fixture.ts'
import { InvitePanel } from './invite-panel.tsx'
import type { NftView } from './nft-view.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))

afterEach(cleanup)

const show = (parts: Partial<NftView>) =>
  renderWithTheme(<InvitePanel view={makeNftAct(parts)} act={undefined} />)
const link = () => screen.findByLabelText(m.nftpage_invite_link(), {}, { timeout: 5_000 })
const noLink = () => expect(screen.queryByLabelText(m.nftpage_invite_link())).toBeNull()

test('a link is offered to whom the contract takes as inviter: who bought, not who was given NFTs', async () => {
  show({ my: makeSaleAccount({ minted: 1, isKnown: true }) })
  expect(await link()).toBeTruthy()
  cleanup()
  show({ my: makeSaleAccount({ minted: 1 }) })
  expect(screen.getByText(m.nftpage_invite_first())).toBeTruthy()
  noLink()
})

test('nobody is asked to invite once minting is over', () => {
  show({ my: makeSaleAccount({ minted: 1, isKnown: true }), phase: 'finished' })
  expect(screen.getByText(m.nftpage_invite_over())).toBeTruthy()
  noLink()
})
