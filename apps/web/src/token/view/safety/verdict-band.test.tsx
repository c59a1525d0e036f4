// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { SafetyHeadline, SafetyVerdict } from '@slipway/sdk/token/safety/assess-token'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { VerdictBand } from './verdict-band.tsx'

afterEach(cleanup)

test.each([
  ['calm', 'calm', m.safety_verdict_calm],
  ['calm_closed', 'calm', m.safety_headline_calm_closed],
  ['calm_unlisted', 'calm', m.safety_headline_calm_unlisted],
  ['calm_untried', 'calm', m.safety_headline_calm_untried],
  ['changeable', 'caution', m.safety_verdict_caution],
  ['changeable_closed', 'caution', m.safety_headline_caution_closed],
  ['changeable_unlisted', 'caution', m.safety_headline_caution_unlisted],
  ['changeable_untried', 'caution', m.safety_headline_caution_untried],
  ['mixed', 'caution', m.safety_headline_mixed],
  ['mixed_closed', 'caution', m.safety_headline_mixed_closed],
  ['mixed_unlisted', 'caution', m.safety_headline_mixed_unlisted],
  ['mixed_untried', 'caution', m.safety_headline_mixed_untried],
  ['danger', 'danger', m.safety_verdict_danger],
  ['unknown', 'unknown', m.safety_verdict_unknown],
] satisfies [SafetyHeadline, SafetyVerdict, () => string][])(
  'the headline %s has its own sentence',
  (headline, verdict, text) => {
    renderWithTheme(
      <VerdictBand
        assessment={{ headline, verdict, findings: [] }}
        isRehearsing={false}
        onAgain={() => undefined}
      />,
    )
    screen.getByText(text())
  },
)
