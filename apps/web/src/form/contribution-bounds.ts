import { m } from '@slipway/messages'

/** The least of one contribution and the most of one wallet, in units of the currency; without a least one that is 0. */
interface ContributionBounds {
  readonly min: bigint
  readonly max: bigint
}

type Money = (units: bigint) => string

/** What may be contributed, among the terms of a presale. A presale without a minimum names none. */
export const boundsTerm = ({ min, max }: ContributionBounds, money: Money): string =>
  min === 0n
    ? m.presale_terms_limits_max({ max: money(max) })
    : m.presale_terms_limits_value({ min: money(min), max: money(max) })

/** The same as the rule of the field in which somebody contributes. */
export const boundsRule = ({ min, max }: ContributionBounds, money: Money): string =>
  min === 0n
    ? m.presale_buy_amount_rule_max({ max: money(max) })
    : m.presale_buy_amount_rule({ min: money(min), max: money(max) })
