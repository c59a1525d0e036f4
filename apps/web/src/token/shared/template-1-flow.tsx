import { m } from '@slipway/messages'
import classes from './template-flow.module.css'

/** Where money flows in template 1: all of it, from one wallet to the other. */
export function Template1Flow() {
  return (
    <svg
      viewBox="0 0 320 84"
      className={classes.flow}
      role="img"
      aria-label={m.token_template_1_flow()}
    >
      <rect x="1" y="22" width="84" height="40" rx="8" className={classes.flowBox} />
      <text x="43" y="46" textAnchor="middle">
        {m.token_template_flow_from()}
      </text>
      <path d="M86 34h148v16H86z" className={classes.flowBand} />
      <path d="M226 26l18 16-18 16" className={classes.flowHead} />
      <text x="158" y="46" textAnchor="middle" className={classes.flowShare}>
        100%
      </text>
      <rect x="250" y="22" width="69" height="40" rx="8" className={classes.flowBox} />
      <text x="284" y="46" textAnchor="middle">
        {m.token_template_flow_to()}
      </text>
    </svg>
  )
}
