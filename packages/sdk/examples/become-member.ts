/** Buys the cheapest membership that is for sale, or gives it to somebody: `node become-member.ts [0x…]`. */

import { checkVipPurchase } from '@slipway/sdk/vip/check-vip-purchase'
import { getMembership } from '@slipway/sdk/vip/evm/get-membership'
import { findVipContracts } from '@slipway/sdk/vip/evm/get-vip-contracts'
import { getVipPlans } from '@slipway/sdk/vip/evm/get-vip-plans'
import { startVipFlow } from '@slipway/sdk/vip/start-vip-flow'
import { account, chain, client, succeed } from './connect.ts'
import { addressOf, print, stopAt } from './typed.ts'

const [, , receiver] = process.argv
const user = receiver === undefined ? account : addressOf(receiver)
const contracts = findVipContracts(chain)
if (!contracts) throw new Error('No memberships are sold on this network.')
const open = (await getVipPlans(client, contracts)).filter(({ isOpen }) => isOpen)
const [plan] = open.toSorted((one, other) => (one.priceWei < other.priceWei ? -1 : 1))
if (!plan) throw new Error('No plan is for sale.')

const membership = await getMembership(client, contracts, user)
const balanceWei = await client.getBalance({ address: account })
stopAt(checkVipPurchase({ plan, membership, balanceWei, now: membership.readAt }))
const { days, paidWei, expiresAt } = await succeed(startVipFlow, { contracts, plan, user })
print({ user, days, paidWei, expiresAt })
