import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ProgressBar } from '@slipway/ui/progress-bar'
import classes from './list-progress.module.css'

interface ListProgressProps {
  /** What is being done with the list. */
  label: string
  text?: string
  /** 0 to 1. */
  part: number
  onStop: () => void
}

/** How far the work on a list is, with a way to stop it. */
export function ListProgress({ label, text = label, part, onStop }: ListProgressProps) {
  return (
    <ProgressBar label={label} value={part}>
      <span className={classes.root}>
        {text}
        <Button size="compact-xs" variant="default" onClick={onStop}>
          {m.airdrop_list_stop()}
        </Button>
      </span>
    </ProgressBar>
  )
}

/** What is being done with a list before its review. */
export interface PublishProgress {
  readonly step: 'tree' | 'store' | 'check'
  /** 0 to 1. */
  readonly part: number
}

const steps: Record<PublishProgress['step'], () => string> = {
  tree: m.airdrop_step_tree,
  store: m.airdrop_step_store,
  check: m.airdrop_step_check,
}

interface PublishingProps {
  progress: PublishProgress
  onStop: () => void
}

/** What happens between the submission and the review. */
export default function Publishing({ progress: { step, part }, onStop }: PublishingProps) {
  return <ListProgress label={steps[step]()} part={part} onStop={onStop} />
}
