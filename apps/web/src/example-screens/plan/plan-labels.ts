import { m } from '@slipway/messages'
import { type AllocationUse, planLimits } from './plan.ts'
import type { PlanIssue } from './read-plan.ts'

export const useNames: Readonly<Record<AllocationUse, () => string>> = {
  presale: m.template_plan_use_presale,
  liquidity: m.template_plan_use_liquidity,
  team: m.template_plan_use_team,
  investors: m.template_plan_use_investors,
  airdrop: m.template_plan_use_airdrop,
  staking: m.template_plan_use_staking,
  treasury: m.template_plan_use_treasury,
  other: m.template_plan_use_other,
}

const issueTexts: Readonly<Record<PlanIssue, () => string>> = {
  nameMissing: m.error_Input_Required,
  nameTwice: m.template_plan_issue_twice,
  percentWrong: m.template_plan_issue_percent,
  daysWrong: () => m.template_plan_issue_days({ most: planLimits.days }),
  receiverWrong: m.error_Input_AddressInvalid,
  tokenWrong: m.error_Input_AddressInvalid,
  supplyWrong: m.template_plan_issue_supply,
}

/** What is wrong with an entry; undefined where nothing is. */
export const issueText = (issue: PlanIssue | undefined): string | undefined =>
  issue && issueTexts[issue]()
