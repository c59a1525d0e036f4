import { NodeSpeedLamp } from './node-speed-lamp.tsx'
import { useNodeSpeed, useNodeSpeedPoll } from './use-node-speed.ts'

/** How fast the network's node answers: measured every 3 s. */
export function NodeSpeed() {
  useNodeSpeedPoll()
  return <NodeSpeedLamp speed={useNodeSpeed().speed} />
}
