import { m } from '@slipway/messages'
import type { NodeSpeed, NodeSpeedGrade } from '@slipway/sdk/evm/node-speed'
import classes from './node-speed.module.css'

/** What each colour says, for those who do not see it. */
const words: Readonly<Record<NodeSpeedGrade, () => string>> = {
  green: m.shell_node_fast,
  yellow: m.shell_node_slow,
  red: m.shell_node_very_slow,
  timeout: m.shell_node_timeout,
}

/** A measured speed as a lamp and a number; undefined until the first measurement ends. */
export function NodeSpeedLamp({ speed }: { speed: NodeSpeed | undefined }) {
  const { grade, milliseconds } = speed ?? {}
  const shown =
    grade === undefined
      ? '…'
      : milliseconds === undefined
        ? m.shell_node_timeout()
        : m.shell_node_speed({ ms: milliseconds })
  const spoken = grade && milliseconds !== undefined ? `${shown}, ${words[grade]()}` : shown
  const label = grade ? m.shell_node_label({ speed: spoken }) : m.shell_node_measuring()
  return (
    <span className={classes.root} data-speed={grade} role="img" aria-label={label} title={label}>
      <span className={classes.lamp} />
      <span className={classes.value}>{shown}</span>
    </span>
  )
}
