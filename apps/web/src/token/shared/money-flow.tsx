import classes from './template-flow.module.css'

/** Where a part of a trade goes. */
export interface MoneyBranch {
  readonly label: string
  /** What is written on its band, such as "1.8%"; without one the picture shows the way alone. */
  readonly share?: string
}

interface MoneyFlowProps {
  /** The whole picture in words. */
  label: string
  from: string
  to: string
  /** Parts that leave the trade on their way; none for a plain transfer. */
  branches: readonly MoneyBranch[]
  /** What reaches the other side. */
  arrives?: string
}

/** Nothing is drawn above. */
const top = 18
const rowHeight = 28
const headHeight = 74

/** Where the money of a trade flows: straight on to the other side, and down to whom the tax is for. */
export function MoneyFlow({ label, from, to, branches, arrives }: MoneyFlowProps) {
  const height = headHeight + branches.length * rowHeight - top
  return (
    <svg viewBox={`0 ${top} 320 ${height}`} className={classes.flow} role="img" aria-label={label}>
      <path d="M86 34h148v16H86z" className={classes.flowBand} />
      <path d="M226 26l18 16-18 16" className={classes.flowHead} />
      {arrives && (
        <text x="158" y="46" textAnchor="middle" className={classes.flowShare}>
          {arrives}
        </text>
      )}
      {branches.map(({ label: branch, share }, index) => {
        const y = headHeight + index * rowHeight
        return (
          <g key={branch}>
            <path
              d={`M${108 - index * 5} 50V${y + 3}q0 8 8 8H152`}
              className={classes.flowBranch}
            />
            <path d={`M147 ${y + 6}l6 5-6 5`} className={classes.flowTip} />
            {share && (
              <text x="164" y={y + 15} className={classes.flowShare}>
                {share}
              </text>
            )}
            <text x={share ? 206 : 164} y={y + 15}>
              {branch}
            </text>
          </g>
        )
      })}
      <rect x="1" y="22" width="84" height="40" rx="8" className={classes.flowBox} />
      <text x="43" y="46" textAnchor="middle">
        {from}
      </text>
      <rect x="250" y="22" width="69" height="40" rx="8" className={classes.flowBox} />
      <text x="284" y="46" textAnchor="middle">
        {to}
      </text>
    </svg>
  )
}
