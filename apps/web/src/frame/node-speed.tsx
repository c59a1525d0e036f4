import { NodeSpeedLamp } from '../shell/node-speed-lamp.tsx'
import { useNodeSpeed, useNodeSpeedPoll } from '../shell/use-node-speed.ts'

/** How fast the network's node answers: measured every 3 s. */
export function NodeSpeed() {
  useNodeSpeedPoll()
  return <NodeSpeedLamp speed={useNodeSpeed().speed} />
}
