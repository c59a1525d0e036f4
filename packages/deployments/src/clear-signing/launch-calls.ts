import { call } from './call.ts'
import { field } from './field.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

const permits = {
  'permits.[].token': field.token('Allowed token'),
  'permits.[].value': field.tokens('Allowed amount', '#.permits.[].token'),
  'permits.[].deadline': permitFields.deadline,
  'permits.[].signature': permitFields.signature,
}

const quote = (label: string) => field.currency(label, '#.order.quote')

const launch = {
  'order.token': field.address('Token (zero: new)'),
  'order.creation.templateId': field.choice('Kind of token', 'tokenTemplates'),
  'order.creation.strings.[]': field.raw('Name, symbol, URI'),
  'order.creation.addresses.[]': field.address('Address'),
  'order.creation.numbers.[]': field.raw('Number'),
  'order.creation.bools.[]': field.raw('Switch'),
  'order.creation.inviter': field.address('Inviter'),
  'order.creation.nftWrapper': field.address('NFT collection'),
  'order.creation.seed': field.hidden('Seed', 'it decides the address of the token'),
  'order.venueFactory': field.contract('Exchange'),
  'order.quote': field.address('Paired with'),
  'order.tokenAmount': field.tokens('Tokens to the pool', '#.order.token'),
  'order.quoteAmount': quote('Paid to the pool'),
  'order.maxRepairBps': field.percent('Price-repair budget'),
  'order.unlockAt': field.date('Liquidity locked to'),
  'order.lockOwner': field.address('Owner of the lock'),
  'order.tokenReceiver': field.address('Gets the rest'),
  'order.purchases.[].to': field.account('First buyer'),
  'order.purchases.[].quoteAmount': quote('First buyer pays'),
  'order.purchases.[].minTokens': field.tokens('And gets at least', '#.order.token'),
  'order.opening.openingSeconds': field.duration('Opening lasts'),
  'order.opening.cap': quote('Opening spends, most'),
  'order.deadline': field.date('Valid until'),
  '@.value': field.native('Value sent'),
}

/** Launches in one transaction. */
export const launchPadCalls = {
  launch: call('Launch a token', launch),
  launchWithPermits: call('Launch a token', { ...launch, ...permits }),
  clearOpening: unsigned('the opening vault opens trading'),
  payOut: unsigned('the opening vault pays its depositors'),
} as const satisfies CallTable

const opening = { openingId: field.raw('Opening') }
const receiver = { ...opening, to: field.account('Receiver') }
const account = { ...opening, account: field.account('Account') }

/** Batch openings. */
export const openingVaultCalls = {
  commit: call('Commit to an opening', {
    ...account,
    amount: field.raw('Amount (base units)'),
    wantedRate: field.raw('Min rate (1e18)'),
  }),
  clear: call('Open trading and buy for all', opening),
  claimTo: call('Claim from the opening', receiver),
  claimFor: call('Send tokens of the opening', account),
  refundTo: call('Refund own commitment', receiver),
  refundFor: call('Pay a commitment back', account),
  start: unsigned('the launch pad begins an opening'),
} as const satisfies CallTable

const loss = { token: '#.order.wish.token', quote: '#.order.wish.quote' } as const

const fix = {
  'order.wish.venueFactory': field.contract('Exchange'),
  'order.wish.token': field.token('Token'),
  'order.wish.quote': field.address('Paired with'),
  'order.wish.tokenAmount': field.tokens('Tokens to the pool', loss.token),
  'order.wish.quoteAmount': field.currency('Paid to the pool', loss.quote),
  'order.maxTokenLoss': field.tokens('Max tokens spent', loss.token),
  'order.maxQuoteLoss': field.currency('Max currency spent', loss.quote),
  'order.minLiquidity': field.raw('Liquidity at least'),
  'order.to': field.account('Gets the liquidity'),
  'order.deadline': field.date('Valid until'),
  '@.value': field.native('Value sent'),
}

/** Mending the price of a pool. */
export const poolRepairCalls = {
  fixPool: call('Repair the price of a pool', fix),
  fixPoolWithPermits: call('Repair the price of a pool', { ...fix, ...permits }),
} as const satisfies CallTable
