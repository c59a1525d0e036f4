import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SafetyAssessment, SafetyVerdict } from '@slipway/sdk/token/safety/assess-token'
import {
  IconAlertTriangle,
  IconHelpCircle,
  IconInfoCircle,
  IconShieldCheck,
} from '@tabler/icons-react'
import { findingText } from './finding-text.ts'
import classes from './safety.module.css'

const shown = {
  danger: {
    Icon: IconAlertTriangle,
    title: m.safety_verdict_danger,
    text: m.safety_verdict_danger_text,
  },
  caution: {
    Icon: IconInfoCircle,
    title: m.safety_verdict_caution,
    text: m.safety_verdict_caution_text,
  },
  calm: { Icon: IconShieldCheck, title: m.safety_verdict_calm, text: m.safety_verdict_calm_text },
  unknown: {
    Icon: IconHelpCircle,
    title: m.safety_verdict_unknown,
    text: m.safety_verdict_unknown_text,
  },
} satisfies Record<SafetyVerdict, unknown>

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
  const { Icon, title, text } = shown[assessment.verdict]
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
