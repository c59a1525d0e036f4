// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import PresaleCreated from './presale-created.tsx'

vi.mock('../../form/next-steps.tsx', () => ({
  NextSteps: ({ steps }: { steps: readonly { text: string }[] }) =>
    steps.map(({ text }) => <p key={text}>{text}</p>),
}))

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
const chain = vi.hoisted(() => ({ presale: undefined as unknown, now: 0 }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => chain.now }))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQuery: () => ({ data: chain.presale }),
}))

afterEach(() => {
  cleanup()
  chain.presale = undefined
})

test.each([
  ['given', 'normal', [], m.presale_created_token_given()],
  ['not given yet', 'fair', ['set-launcher'], m.presale_created_token_text()],
  ['not what the sale needs', 'private', [], m.presale_created_token_private()],
])('a right to open trading that is %s', (_what, kind, missing, text) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { address: presale, terms } = makePresale()
  const draft = { kind, claimToken: terms.claimToken }
  const creation = { presale, input: { draft, setsLauncher: true }, missing, isUnderway: false }
  const props = { creation, onAgain: () => undefined }
  renderWithTheme(
    <PresaleCreated {...(props as unknown as ComponentProps<typeof PresaleCreated>)} />,
  )
  screen.getByText(text)
})

test('what was made up for since, or is too late, is not said to have failed', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { address: presale, terms } = makePresale()
  const draft = { kind: 'normal', claimToken: terms.claimToken }
  const missing = ['whitelist-1', 'open-inviter']
  const creation = { presale, input: { draft, setsLauncher: true }, missing, isUnderway: false }
  const props = { creation, onAgain: () => undefined } as unknown
  const said = (open: boolean, now: number) => {
    Object.assign(chain, { presale: makePresale({ inviter: { open, rates: [] } }), now })
    renderWithTheme(<PresaleCreated {...(props as ComponentProps<typeof PresaleCreated>)} />)
    const texts = [
      m.presale_created_missing_list(),
      m.presale_created_missing_inviters(),
      m.presale_created_text(),
    ].map((text) => screen.queryByText(text) !== null)
    cleanup()
    return texts
  }
  expect(said(false, terms.startTime - 1)).toEqual([true, true, true])
  expect(said(true, terms.startTime - 1)).toEqual([true, false, true])
  expect(said(false, terms.startTime)).toEqual([false, false, false])
})
