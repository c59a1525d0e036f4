// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import PresaleCreated from './presale-created.tsx'

vi.mock('../../form/next-steps.tsx', () => ({
  NextSteps: ({ steps }: { steps: readonly { text: string }[] }) =>
    steps.map(({ text }) => <p key={text}>{text}</p>),
}))

afterEach(cleanup)

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
