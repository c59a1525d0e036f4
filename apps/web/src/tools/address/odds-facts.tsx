import { m } from '@slipway/messages'
import { Stat, StatRow } from '@slipway/ui/stat'
import { calculateDifficulty } from '@slipway/vanity-address/target/difficulty'
import classes from './address-tool.module.css'
import { formatCount, formatSpan, formatTicking } from './format-odds.ts'

interface OddsFactsProps {
  /** Chance of one candidate. */
  probability: number
  /** Candidates per second, measured; 0 while nobody has. */
  rate: number
  /** Addresses to find. */
  wanted?: number
}

/** How hard a target is, and how long that takes on this machine. */
export function OddsFacts({ probability, rate, wanted = 1 }: OddsFactsProps) {
  const { expected, median, ninety } = calculateDifficulty(probability, wanted)
  const time = (candidates: number) =>
    rate > 0
      ? formatSpan(candidates / rate)
      : m.tools_odds_tries({ count: formatCount(candidates) })
  return (
    <div className={classes.fields}>
      <StatRow>
        <Stat
          label={m.tools_odds_chance()}
          value={m.tools_odds_one_in({ count: formatCount(1 / probability) })}
          note={
            rate > 0 ? m.tools_odds_at_rate({ rate: formatTicking(rate) }) : m.tools_odds_unknown()
          }
        />
        <Stat label={m.tools_odds_expected()} value={time(expected)} />
        <Stat label={m.tools_odds_median()} value={time(median)} />
        <Stat label={m.tools_odds_ninety()} value={time(ninety)} />
      </StatRow>
      <p className={classes.muted}>{m.tools_odds_dice()}</p>
    </div>
  )
}
