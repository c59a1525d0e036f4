import { Tooltip } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './node-speed.module.css'
import { type SpeedColor, speedColor } from './node-speed-state.ts'
import { useNodeSpeed, useNodeSpeedPoll } from './use-node-speed.ts'

/** What each colour says, for those who do not see it. */
const words: Readonly<Record<Exclude<SpeedColor, 'timeout'>, () => string>> = {
  green: m.shell_node_fast,
  yellow: m.shell_node_slow,
  red: m.shell_node_very_slow,
}

/** How fast the network's node answers: measured every 3 s. */
export function NodeSpeed() {
  useNodeSpeedPoll()
  const { last } = useNodeSpeed()
  const color = last === undefined ? undefined : speedColor(last)
  const shown =
    last === undefined
      ? '…'
      : last === 'timeout'
        ? m.shell_node_timeout()
        : m.shell_node_speed({ ms: last })
  const spoken = color && color !== 'timeout' ? `${shown}, ${words[color]()}` : shown
  const label =
    last === undefined ? m.shell_node_measuring() : m.shell_node_label({ speed: spoken })
  return (
    <Tooltip label={label}>
      <span className={classes.root} data-speed={color} role="img" aria-label={label}>
        <span className={classes.lamp} />
        <span className={classes.value}>{shown}</span>
      </span>
    </Tooltip>
  )
}
