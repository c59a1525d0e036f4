import { z } from '@hono/zod-openapi'
import { locales } from '@slipway/messages/locale-names'
import { chainParameter } from '../http/fields.ts'

/** What has a picture to be shared. */
export const SHARE_KINDS = [
  'token',
  'presale',
  'pool',
  'airdrop',
  'collection',
  'lock',
  'locks',
  'owner',
] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** An address, a number in its factory, the public id of a lock, or whose locks of what. */
const subjectParameter = z
  .string()
  .regex(
    /^(0x[0-9a-fA-F]{40}|[1-9]\d{0,8}|[1-9]\d{0,15}-0x[0-9a-fA-F]{40}-[1-9]\d{0,39}|0x[0-9a-fA-F]{40}-0x[0-9a-fA-F]{40})$/,
  )
  .openapi({
    example: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    description:
      'Its address; of a pool, airdrop or collection also its number; of a lock `<chainId>-<locker>-<lockId>`; of all locks of an owner `<owner>-<asset>`',
  })

export const sharePath = z.object({ kind: z.enum(SHARE_KINDS), subject: subjectParameter })

export const shareQuery = z.object({
  chain: chainParameter.default('bsc').openapi({ description: 'Of no meaning for lock and owner' }),
  lang: z.enum(locales).default('en-US').openapi({ description: 'Language of the words' }),
})

export const shareCardSchema = z
  .object({
    kind: z.enum(SHARE_KINDS),
    kindText: z.string().openapi({ description: 'In the language that was asked for' }),
    title: z.string().openapi({ description: 'Its name as the chain has it, else an address' }),
    symbol: z.string().nullable(),
    network: z.string(),
    state: z.string().nullable().openapi({ description: 'By the clock of the network' }),
    figures: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .openapi({ description: 'At most three, all from the index' }),
    badges: z
      .array(z.string())
      .openapi({ description: 'Kinds of the badges that are valid now, of the project behind it' }),
    note: z.string().openapi({ description: 'That nobody vouches for what strangers launch' }),
  })
  .openapi('ShareCard')
export type ShareCard = z.infer<typeof shareCardSchema>
