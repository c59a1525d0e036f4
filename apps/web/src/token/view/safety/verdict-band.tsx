import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type {
  SafetyAssessment,
  SafetyHeadline,
  SafetyVerdict,
} from '@slipway/sdk/token/safety/assess-token'
import {
  IconAlertTriangle,
  IconHelpCircle,
  IconInfoCircle,
  IconShieldCheck,
} from '@tabler/icons-react'
import { findingText } from './finding-text.ts'
import classes from './safety.module.css'

const icons = {
  danger: IconAlertTriangle,
  caution: IconInfoCircle,
  calm: IconShieldCheck,
  unknown: IconHelpCircle,
} satisfies Record<SafetyVerdict, unknown>

const shown = {
  danger: { title: m.safety_verdict_danger, text: m.safety_verdict_danger_text },
  changeable: { title: m.safety_verdict_caution, text: m.safety_verdict_caution_text },
  changeable_closed: {
    title: m.safety_headline_caution_closed,
    text: m.safety_verdict_caution_text,
  },
  changeable_unlisted: {
    title: m.safety_headline_caution_unlisted,
    text: m.safety_verdict_caution_text,
  },
  changeable_untried: {
    title: m.safety_headline_caution_untried,
    text: m.safety_verdict_caution_text,
  },
  mixed: { title: m.safety_headline_mixed, text: m.safety_headline_mixed_text },
  mixed_closed: { title: m.safety_headline_mixed_closed, text: m.safety_headline_mixed_text },
  mixed_unlisted: { title: m.safety_headline_mixed_unlisted, text: m.safety_headline_mixed_text },
  mixed_untried: { title: m.safety_headline_mixed_untried, text: m.safety_headline_mixed_text },
  calm: { title: m.safety_verdict_calm, text: m.safety_verdict_calm_text },
  calm_closed: { title: m.safety_headline_calm_closed, text: m.safety_verdict_calm_text },
  calm_unlisted: { title: m.safety_headline_calm_unlisted, text: m.safety_verdict_calm_text },
  calm_untried: { title: m.safety_headline_calm_untried, text: m.safety_verdict_calm_text },
  unknown: { title: m.safety_verdict_unknown, text: m.safety_verdict_unknown_text },
} satisfies Record<SafetyHeadline, unknown>

const toneNames = {
  bad: m.safety_tone_bad,
  warn: m.safety_tone_warn,
  unknown: m.safety_tone_unknown,
  good: m.safety_tone_good,
} as const

interface VerdictBandProps {
  assessment: SafetyAssessment
  isRehearsing: boolean
  onAgain: () => void
}

/** The verdict in a sentence, with every reason under it. */
export function VerdictBand({ assessment, isRehearsing, onAgain }: VerdictBandProps) {
  const Icon = icons[assessment.verdict]
  const { title, text } = shown[assessment.headline]
  return (
    <div className={classes.verdict} data-verdict={assessment.verdict}>
      <div className={classes.verdictHead}>
        <Icon size={28} stroke={1.6} aria-hidden />
        <div>
          <p className={classes.verdictTitle}>{title()}</p>
          <p className={classes.verdictText}>{text()}</p>
        </div>
        <Button variant="default" size="xs" loading={isRehearsing} onClick={onAgain}>
          {m.safety_again()}
        </Button>
      </div>
      <ul className={classes.findings}>
        {assessment.findings.map((finding) => (
          <li key={finding.code} data-tone={finding.tone}>
            <span className={classes.tone}>{toneNames[finding.tone]()}</span>
            {findingText(finding)}
          </li>
        ))}
      </ul>
    </div>
  )
}
