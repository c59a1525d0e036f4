import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
} from '@tabler/icons-react'
import classes from './create.module.css'
import {
  type Preflight,
  type PreflightStage,
  preflightStages,
  type StageState,
} from './preflight.ts'
import { usePresaleForm } from './presale-form-context.ts'

const titles: Record<PreflightStage, () => string> = {
  entries: m.presale_check_entries,
  chain: m.presale_check_chain,
  information: m.presale_check_information,
  list: m.presale_check_list,
  listing: m.presale_check_listing,
}
const texts: Record<PreflightStage, () => string> = {
  entries: m.presale_check_entries_text,
  chain: m.presale_check_chain_text,
  information: m.presale_check_information_text,
  list: m.presale_check_list_text,
  listing: m.presale_check_listing_text,
}
const stateNames: Record<StageState, () => string> = {
  waiting: m.presale_state_waiting,
  running: m.presale_state_running,
  passed: m.presale_state_passed,
  failed: m.presale_state_failed,
  skipped: m.presale_state_skipped,
}

/** A stage without anything to do is not needed; a listing that was not simulated is not known. */
const isUnknown = (stage: PreflightStage, state: StageState) =>
  stage === 'listing' && state === 'skipped'

/** A private presale has no exchange. */
const titleOf = (stage: PreflightStage, isPrivate: boolean) =>
  stage === 'chain' && isPrivate ? m.presale_check_chain_private() : titles[stage]()

const nameOf = (stage: PreflightStage, state: StageState) =>
  isUnknown(stage, state) ? m.presale_state_unknown() : stateNames[state]()

function StateMark({ state }: { state: StageState }) {
  if (state === 'running') return <Loader size={18} aria-hidden />
  const icons = {
    waiting: IconCircleDashed,
    passed: IconCircleCheck,
    failed: IconCircleX,
    skipped: IconCircleMinus,
  }
  const Icon = icons[state]
  return <Icon size={20} stroke={1.6} aria-hidden />
}

/** What is rehearsed, and how each part of it ended. */
export default function PreflightStages({ preflight }: { preflight: Preflight }) {
  const { kind } = usePresaleForm()
  const { stages, problem, remedy } = preflight
  const shown = preflightStages.filter((stage) => stage !== 'listing' || kind !== 'private')
  return (
    <div className={classes.stack}>
      <ol className={classes.checks} aria-live="polite">
        {shown.map((stage) => (
          <li key={stage} data-state={stages[stage]}>
            <StateMark state={stages[stage]} />
            <span>
              {titleOf(stage, kind === 'private')}
              <span className="sw-visually-hidden"> {nameOf(stage, stages[stage])}</span>
            </span>
            <small>
              {isUnknown(stage, stages[stage]) ? m.presale_check_listing_skipped() : texts[stage]()}
            </small>
          </li>
        ))}
      </ol>
      {problem !== undefined && (
        <NoticeBox
          tone="bad"
          role="alert"
          title={m.presale_check_stopped()}
          actions={
            remedy && (
              <Button size="sm" onClick={remedy.run}>
                {remedy.label}
              </Button>
            )
          }
        >
          {problem}
        </NoticeBox>
      )}
    </div>
  )
}
