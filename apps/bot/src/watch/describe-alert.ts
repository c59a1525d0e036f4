import { formatTime, type MessageOptions, m } from '@slipway/messages'
import type { BotParts } from '../bot-parts.ts'
import type { Reply } from '../telegram/reply.ts'
import type { Finding, FindingName } from './finding.ts'

/** An alert as it is kept. */
export interface AlertBody extends Pick<Finding, 'name' | 'args'> {
  readonly label: string
  readonly chainId: number
  /** Of its page, from the site's root. */
  readonly path: string
}

type Describe = (
  args: AlertBody['args'] & { readonly name: string },
  options: MessageOptions,
) => string

const momentOf = ({ at = '0' }: AlertBody['args'], { locale }: MessageOptions) =>
  formatTime(Number(at), { timeZone: 'UTC', ...(locale && { locale }) })

const canceledTexts: Readonly<Record<string, Describe>> = {
  softCapMissed: ({ name }, options) => m.botalert_presale_missed({ name }, options),
  lapsed: ({ name }, options) => m.botalert_presale_lapsed({ name }, options),
}

const texts: Readonly<Record<FindingName, Describe>> = {
  presaleStarted: ({ name }, options) => m.botalert_presale_started({ name }, options),
  presaleSoftCap: ({ name }, options) => m.botalert_presale_soft_cap({ name }, options),
  presaleFull: ({ name }, options) => m.botalert_presale_full({ name }, options),
  presaleEnded: ({ name }, options) => m.botalert_presale_ended({ name }, options),
  presaleFinal: ({ name }, options) => m.botalert_presale_final({ name }, options),
  presaleCanceled: ({ name, reason = '', refunds }, options) =>
    [
      canceledTexts[reason]?.({ name }, options) ?? m.botalert_presale_canceled({ name }, options),
      ...(refunds === 'no' ? [] : [m.botalert_presale_refunds({}, options)]),
    ].join('\n'),
  lockSoon: ({ name, lock = '', at = '', part }, options) =>
    (part ? m.botalert_lock_part_soon : m.botalert_lock_soon)(
      { name, lock, at: momentOf({ at }, options) },
      options,
    ),
  lockOpen: ({ name, lock = '', at = '', part }, options) =>
    (part ? m.botalert_lock_part_open : m.botalert_lock_open)(
      { name, lock, at: momentOf({ at }, options) },
      options,
    ),
  tokenDust: ({ name, venue = '', quote = '', pair = '' }, options) =>
    m.botalert_token_dust({ name, venue, quote, pair }, options),
  tokenOpen: ({ name }, options) => m.botalert_token_open({ name }, options),
  contractShort: ({ name, asset = '' }, options) =>
    m.botalert_contract_short({ name, asset }, options),
}

/** An alert in its reader's language, with the link of its page. */
export function describeAlert(
  { config, chains }: Pick<BotParts, 'config' | 'chains'>,
  { name, args, label, chainId, path }: AlertBody,
  options: MessageOptions,
): Reply {
  const chain = chains.find((one) => one.chainId === chainId)
  const url = `${config.siteOrigin}${path}?chain=${chain?.shortname ?? chainId}`
  const text = texts[name]({ ...args, name: label }, options)
  return {
    text: [`🔔 ${text}`, chain?.name ?? String(chainId), url].join('\n'),
    buttons: [[{ text: m.botalert_page({}, options), url }]],
  }
}
