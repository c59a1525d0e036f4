import { joinSentences, m } from '@slipway/messages'
import {
  type CertificateCheck,
  type CertificateStep,
  certificateSteps,
} from '@slipway/sdk/lock/certificate/check-certificate'
import { NoticeBox } from '@slipway/ui/notice-box'
import {
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconMinus,
} from '@tabler/icons-react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './certificate.module.css'
import { isOver, isVoid } from './certificate-labels.ts'
import type { CheckProgress } from './use-check.ts'

const Contradiction = lazyPart(() => import('./contradiction.tsx'))

const titles = {
  file: m.certificate_step_file,
  header: m.certificate_step_header,
  contract: m.certificate_step_contract,
  words: m.certificate_step_words,
  succession: m.certificate_step_succession,
  claims: m.certificate_step_claims,
} as const satisfies Record<CertificateStep['name'], () => string>

const states = {
  passed: { Icon: IconCircleCheck, text: m.certificate_state_passed },
  failed: { Icon: IconCircleX, text: m.certificate_state_failed },
  open: { Icon: IconHelpCircle, text: m.certificate_state_open },
  needless: { Icon: IconMinus, text: m.certificate_state_needless },
  skipped: { Icon: IconCircle, text: m.certificate_state_skipped },
  waiting: { Icon: IconCircle, text: m.certificate_state_waiting },
} as const

const verdicts = {
  true: { tone: 'good', title: m.certificate_verdict_true, text: m.certificate_verdict_true_text },
  ended: {
    tone: 'warn',
    title: m.certificate_verdict_ended,
    text: m.certificate_verdict_ended_text,
  },
  void: {
    tone: 'warn',
    title: m.certificate_verdict_void,
    text: m.certificate_verdict_void_text,
  },
  needsNode: {
    tone: 'warn',
    title: m.certificate_verdict_node,
    text: m.certificate_verdict_node_text,
  },
  false: {
    tone: 'bad',
    title: m.certificate_verdict_false,
    text: m.certificate_verdict_false_text,
  },
} as const

/** Whether nothing is locked any more, as far as the facts are proven. */
function endOf({ facts, certificate }: CertificateCheck): 'void' | 'ended' | undefined {
  if (!facts || !certificate) return undefined
  if (isVoid({ facts, certificate })) return 'void'
  return isOver({ facts, certificate }) ? 'ended' : undefined
}

const ends = { void: m.certificate_over_void, ended: m.certificate_over_ended } as const

/** A lock that is over protects nobody, however true its certificate is. */
function verdictOf(check: CertificateCheck) {
  const { verdict } = check
  const end = endOf(check)
  if (verdict === 'true') return verdicts[end ?? verdict]
  if (verdict !== 'needsNode' || !end) return verdicts[verdict]
  const { text, ...rest } = verdicts.needsNode
  return { ...rest, text: () => joinSentences([text(), ends[end]()]) }
}

/** The steps of a check as they are done, and the verdict. */
export function CheckList({ progress }: { progress: CheckProgress }) {
  const verdict = progress.check && verdictOf(progress.check)
  return (
    <div className={classes.check}>
      <ol className={classes.steps}>
        {certificateSteps.map((name, index) => {
          const step = progress.steps[index]
          const state = step?.state ?? 'waiting'
          const { Icon, text } = states[state]
          return (
            <li key={name} data-state={state}>
              <Icon size={18} stroke={1.7} aria-hidden />
              <span>
                {titles[name]()}
                <span className={classes.state}>{text()}</span>
                {step?.problem && (
                  <LatePart>
                    <Contradiction problem={step.problem} details={step.details} />
                  </LatePart>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {verdict && (
        <NoticeBox tone={verdict.tone} role="status" title={verdict.title()}>
          {verdict.text()}
        </NoticeBox>
      )}
    </div>
  )
}
