import { m } from '@slipway/messages'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import type { ConsoleAct } from './console-act.ts'
import { DividendTermsGroup } from './groups/dividend-terms-group.tsx'
import { HolderGroup, hasHolderActions } from './groups/holder-group.tsx'
import { LimitsGroup } from './groups/limits-group.tsx'
import { ListsGroup } from './groups/lists-group.tsx'
import { ReferralTermsGroup } from './groups/referral-terms-group.tsx'
import { SwitchesGroup } from './groups/switches-group.tsx'
import { TaxesGroup } from './groups/taxes-group.tsx'
import { TradingGroup } from './groups/trading-group.tsx'
import classes from './taxed-groups.module.css'

interface TaxedGroupsProps {
  act: ConsoleAct
  taxed: TaxedState
  isOwner: boolean
}

/** Parts of the console by name, for the list of jumps; only those that apply. */
function partsOf({ capabilities, dividends, referral }: Token, isOwner: boolean) {
  const has = {
    taxes: capabilities.taxes || capabilities.marketingWallet || capabilities.swapThreshold,
    limits: capabilities.walletLimit || capabilities.swapLimit || capabilities.fission,
    lists: capabilities.blacklist || capabilities.exemptions,
  }
  return {
    taxes: isOwner && has.taxes,
    limits: isOwner && has.limits,
    lists: isOwner && has.lists,
    dividends: isOwner && dividends !== undefined && capabilities.dividendTerms,
    referral: isOwner && referral !== undefined && capabilities.referralTerms,
    switches: isOwner,
  }
}

/** Everything that a token with taxes adds to the console; loaded apart, since template 1 needs none of it. */
export default function TaxedGroups({ act, taxed, isOwner }: TaxedGroupsProps) {
  const { token } = act
  const { dividends, referral } = token
  const has = partsOf(token, isOwner)
  const hasHolder = hasHolderActions(token)
  const jumps = [
    ['trading', m.console_group_trading, true],
    ['holder', m.console_group_holder, hasHolder],
    ['taxes', m.console_group_taxes, has.taxes],
    ['limits', m.console_group_limits, has.limits],
    ['lists', m.console_group_lists, has.lists],
    ['dividends', m.console_group_dividends, has.dividends],
    ['referral', m.console_group_referral, has.referral],
    ['switches', m.console_group_switches, has.switches],
  ] as const
  const shown = jumps.filter(([, , isShown]) => isShown)
  return (
    <div className={classes.root}>
      {shown.length > 2 && (
        <nav className={classes.jumps} aria-label={m.console_jumps()}>
          {shown.map(([id, name]) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                const part = document.getElementById(`console-${id}`)
                part?.scrollIntoView({ block: 'start' })
                part?.focus({ preventScroll: true })
              }}
            >
              {name()}
            </button>
          ))}
        </nav>
      )}
      <div id="console-trading" tabIndex={-1}>
        <TradingGroup act={act} taxed={taxed} isOwner={isOwner} />
      </div>
      {hasHolder && (
        <div id="console-holder" tabIndex={-1}>
          <HolderGroup act={act} />
        </div>
      )}
      {has.taxes && (
        <div id="console-taxes" tabIndex={-1}>
          <TaxesGroup act={act} taxed={taxed} />
        </div>
      )}
      {has.limits && (
        <div id="console-limits" tabIndex={-1}>
          <LimitsGroup act={act} taxed={taxed} />
        </div>
      )}
      {has.lists && (
        <div id="console-lists" tabIndex={-1}>
          <ListsGroup act={act} taxed={taxed} />
        </div>
      )}
      {has.dividends && dividends && (
        <div id="console-dividends" tabIndex={-1}>
          <DividendTermsGroup act={act} dividends={dividends} />
        </div>
      )}
      {has.referral && referral && (
        <div id="console-referral" tabIndex={-1}>
          <ReferralTermsGroup act={act} referral={referral} />
        </div>
      )}
      {has.switches && (
        <div id="console-switches" tabIndex={-1}>
          <SwitchesGroup act={act} taxed={taxed} />
        </div>
      )}
    </div>
  )
}
